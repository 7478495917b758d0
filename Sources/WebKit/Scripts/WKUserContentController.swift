import Foundation
internal import CWebKitGTK
import ObjCRuntime

/// What an app puts into pages, and takes from their scripts.
///
/// See https://developer.apple.com/documentation/webkit/wkusercontentcontroller.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// Who takes messages of a name.
    private enum Receiver {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    private struct Entry {
        let receiver: Receiver
        let world: WKContentWorld
    }

    private var entries: [HandlerName: Entry] = [:]
    private var ruleLists: [WKContentRuleList] = []
    /// The pages that have what is put in here.
    private var pages: [WeakPage] = []

    /// Nothing is put in, and nothing taken.
    public nonisolated override init() { super.init() }

    /// The scripts that are put into pages.
    open private(set) var userScripts: [WKUserScript] = []

    /// Puts a script into pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        forEachPage { $0.add(userScript) }
    }

    /// Puts no scripts into pages any more.
    open func removeAllUserScripts() {
        userScripts = []
        forEachPage { $0.setScripts([]) }
    }

    // MARK: Messages

    // @objc(addScriptMessageHandler:name:)
    /// Takes messages that the page's scripts send by `webkit.messageHandlers.NAME.postMessage(…)`. The handler is kept.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(.plain(scriptMessageHandler), .page, name)
    }

    // @objc(addScriptMessageHandler:contentWorld:name:)
    /// Takes messages of the scripts of a world.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        add(.plain(scriptMessageHandler), world, name)
    }

    // @objc(addScriptMessageHandlerWithReply:contentWorld:name:)
    /// Takes messages of the scripts of a world, and answers them.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(.replying(scriptMessageHandlerWithReply), contentWorld, name)
    }

    private func add(_ receiver: Receiver, _ world: WKContentWorld, _ name: String) {
        let key = HandlerName(name: name, world: world.nativeName)
        guard entries[key] == nil else {
            ObjCException.raise(
                "NSInvalidArgumentException", "Attempt to add script message handler with name '\(name)' when one already exists.")
        }
        entries[key] = Entry(receiver: receiver, world: world)
        forEachPage { add(key, to: $0) }
    }

    private func add(_ key: HandlerName, to page: NativePage) {
        guard let entry = entries[key] else { return }
        var replies = false
        if case .replying = entry.receiver { replies = true }
        let handler = MessageHandler(key, replies: replies) { [weak self, weak page] body, reply in
            guard let self, let view = page?.owner else { return }
            deliver(WKScriptMessage(body, from: view, name: key.name, world: entry.world), key, reply)
        }
        page.addHandler(handler)
    }

    private func deliver(_ message: WKScriptMessage, _ key: HandlerName, _ reply: MessageReply?) {
        switch entries[key]?.receiver {
        case .plain(let handler)?: handler.userContentController(self, didReceive: message)
        case .replying(let handler)?: ask(handler, message, reply)
        case nil: break
        }
    }

    private func ask(_ handler: any WKScriptMessageHandlerWithReply, _ message: WKScriptMessage, _ reply: MessageReply?) {
        let isAsked: Void? = OptionalRequirement.call {
            handler.userContentController(self, didReceive: message) { reply?.give($0, error: $1) }
        }
        guard isAsked == nil else { return }
        Task { @MainActor in
            let answer = await OptionalRequirement.calling(await handler.userContentController(self, didReceive: message))
            if let answer { reply?.give(answer.0, error: answer.1) }
        }
    }

    // @objc(removeScriptMessageHandlerForName:)
    /// Takes no messages of the page's scripts by a name any more.
    open func removeScriptMessageHandler(forName name: String) { remove(HandlerName(name: name, world: nil)) }

    // @objc(removeScriptMessageHandlerForName:contentWorld:)
    /// Takes no messages of a world's scripts by a name any more.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove(HandlerName(name: name, world: contentWorld.nativeName))
    }

    // @objc(removeAllScriptMessageHandlersFromContentWorld:)
    /// Takes no messages of a world's scripts any more.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        entries.keys.filter { $0.world == contentWorld.nativeName }.forEach(remove)
    }

    /// Takes no messages any more.
    open func removeAllScriptMessageHandlers() { entries.keys.forEach(remove) }

    private func remove(_ key: HandlerName) {
        entries[key] = nil
        forEachPage { $0.removeHandler(key) }
    }

    // MARK: Rules

    // @objc(addContentRuleList:)
    /// Has a list say what pages load.
    open func add(_ contentRuleList: WKContentRuleList) {
        guard !ruleLists.contains(where: { $0.identifier == contentRuleList.identifier }) else { return }
        ruleLists.append(contentRuleList)
        forEachPage { webkit_user_content_manager_add_filter($0.content, contentRuleList.native) }
    }

    // @objc(removeContentRuleList:)
    /// Has a list say nothing any more.
    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
        forEachPage { webkit_user_content_manager_remove_filter($0.content, contentRuleList.native) }
    }

    /// Has no list say anything.
    open func removeAllContentRuleLists() {
        ruleLists = []
        forEachPage { webkit_user_content_manager_remove_all_filters($0.content) }
    }

    // MARK: Pages

    /// Puts into a page what is put in here, now and later.
    func attach(_ page: NativePage) {
        pages.append(WeakPage(page: page))
        page.setScripts(userScripts)
        for key in entries.keys { add(key, to: page) }
        for list in ruleLists { webkit_user_content_manager_add_filter(page.content, list.native) }
    }

    private func forEachPage(_ body: (NativePage) -> Void) {
        pages.removeAll { $0.page == nil }
        pages.compactMap(\.page).forEach(body)
        GLibLoop.shared.wake()
    }
}
