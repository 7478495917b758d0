import Foundation
internal import CWebKitGTK

/// What came of a script.
typealias ScriptResult = Result<Any?, any Error>

extension NativePage {
    /// Runs a script in a world; the value of its last expression comes later.
    func evaluate(_ script: String, in world: WKContentWorld, then done: @escaping @MainActor (ScriptResult) -> Void) {
        let page = view
        let data = Completion.data { result in
            var error: UnsafeMutablePointer<GError>?
            let value = webkit_web_view_evaluate_javascript_finish(page, result, &error)
            done(Self.outcome(value, error))
        }
        webkit_web_view_evaluate_javascript(view, script, -1, world.nativeName, nil, nil, Completion.function, data)
        expectPicture()
    }

    /// Runs the body of an asynchronous function.
    func call(
        _ body: String, _ arguments: [String: Any], in world: WKContentWorld, then done: @escaping @MainActor (ScriptResult) -> Void
    ) throws {
        let names = arguments.keys.sorted()
        let values = try names.map { try ScriptValue.expression(arguments[$0]) }
        let function = "return await (async function(\(names.joined(separator: ","))) {\(body)\n})(\(values.joined(separator: ",")));"
        let page = view
        let data = Completion.data { result in
            var error: UnsafeMutablePointer<GError>?
            let value = webkit_web_view_call_async_javascript_function_finish(page, result, &error)
            done(Self.outcome(value, error))
        }
        webkit_web_view_call_async_javascript_function(view, function, -1, nil, world.nativeName, nil, nil, Completion.function, data)
        expectPicture()
    }

    private static func outcome(_ value: UnsafeMutablePointer<JSCValue>?, _ error: UnsafeMutablePointer<GError>?) -> ScriptResult {
        if let failure = NativeError(taking: error) { return .failure(WKError(script: failure)) }
        guard let value else { return .success(nil) }
        defer { g_object_unref(UnsafeMutableRawPointer(value)) }
        do {
            return .success(try ScriptValue.object(value))
        } catch {
            return .failure(WKError(.javaScriptResultTypeIsUnsupported))
        }
    }

    // MARK: Scripts that are put into pages

    /// Puts in a configuration's scripts, and our own.
    func setScripts(_ scripts: [WKUserScript]) {
        webkit_user_content_manager_remove_all_scripts(content)
        add(PageReporter.script)
        scripts.forEach(add)
    }

    /// Puts in a script.
    func add(_ script: WKUserScript) {
        let frames = script.isForMainFrameOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
        let time =
            script.injectionTime == .atDocumentStart
            ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
        let native =
            if let world = script.contentWorld.nativeName {
                webkit_user_script_new_for_world(script.source, frames, time, world, nil, nil)
            } else {
                webkit_user_script_new(script.source, frames, time, nil, nil)
            }
        webkit_user_content_manager_add_script(content, native)
        webkit_user_script_unref(native)
    }

    /// Hides the bars that show where one is in a page: a scroll view shows that.
    func addStyle() {
        let style = webkit_user_style_sheet_new(
            "::-webkit-scrollbar { display: none }", WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
        webkit_user_content_manager_add_style_sheet(content, style)
        webkit_user_style_sheet_unref(style)
    }

    // MARK: Messages of scripts

    /// Lets scripts of a world send messages by a name.
    func addHandler(_ handler: MessageHandler) {
        guard handlers[handler.name] == nil else { return }
        handlers[handler.name] = handler
        let (name, world) = (handler.name.name, handler.name.world)
        let data = Unmanaged.passUnretained(handler).toOpaque()
        let manager = UnsafeMutableRawPointer(content)
        if handler.replies {
            sampan_connect(manager, "script-message-with-reply-received::\(name)", unsafeBitCast(Messages.asked, to: GCallback.self), data)
            webkit_user_content_manager_register_script_message_handler_with_reply(content, name, world)
        } else {
            sampan_connect(manager, "script-message-received::\(name)", unsafeBitCast(Messages.received, to: GCallback.self), data)
            if let world {
                webkit_user_content_manager_register_script_message_handler_in_world(content, name, world)
            } else {
                webkit_user_content_manager_register_script_message_handler(content, name)
            }
        }
    }

    /// Takes no messages by a name any more.
    func removeHandler(_ name: HandlerName) {
        guard let handler = handlers.removeValue(forKey: name) else { return }
        sampan_disconnect(UnsafeMutableRawPointer(content), Unmanaged.passUnretained(handler).toOpaque())
        if let world = name.world {
            webkit_user_content_manager_unregister_script_message_handler_in_world(content, name.name, world)
        } else {
            webkit_user_content_manager_unregister_script_message_handler(content, name.name)
        }
    }
}

/// What messages are sent by: a name in a world.
struct HandlerName: Hashable {
    let name: String
    /// The world's name; `nil` is the page's own.
    let world: String?
}

/// What is done with a page's messages of a name.
@MainActor
final class MessageHandler {
    let name: HandlerName
    /// Whether scripts are answered.
    let replies: Bool
    let body: @MainActor (Any?, MessageReply?) -> Void

    init(_ name: HandlerName, replies: Bool, _ body: @escaping @MainActor (Any?, MessageReply?) -> Void) {
        (self.name, self.replies, self.body) = (name, replies, body)
    }
}

/// The answer that a script waits for.
@MainActor
final class MessageReply {
    private let reply: OpaquePointer
    private let context: UnsafeMutablePointer<JSCContext>
    private var isGiven = false

    fileprivate init(_ reply: OpaquePointer, context: UnsafeMutablePointer<JSCContext>) {
        (self.reply, self.context) = (webkit_script_message_reply_ref(reply), context)
        g_object_ref(UnsafeMutableRawPointer(context))
    }

    isolated deinit {
        if !isGiven { webkit_script_message_reply_return_error_message(reply, "WKWebView API client did not respond to this postMessage") }
        webkit_script_message_reply_unref(reply)
        g_object_unref(UnsafeMutableRawPointer(context))
        GLibLoop.shared.wake()
    }

    /// Answers, once.
    func give(_ object: Any?, error: String?) {
        guard !isGiven else { return }
        isGiven = true
        GLibLoop.shared.wake()
        if let error { return webkit_script_message_reply_return_error_message(reply, error) }
        guard let expression = try? ScriptValue.expression(object), let value = jsc_context_evaluate(context, expression, -1) else {
            return webkit_script_message_reply_return_error_message(reply, "The reply is no value that a script can have")
        }
        webkit_script_message_reply_return_value(reply, value)
        g_object_unref(UnsafeMutableRawPointer(value))
    }
}

private enum Messages {
    typealias Raw = UnsafeMutableRawPointer

    static let received: @convention(c) (Raw?, Raw?, Raw?) -> Void = { _, result, data in
        guard let result, let data else { return }
        let handler = Unmanaged<MessageHandler>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let pointer = OpaquePointer(result)
        MainActor.assumeIsolated {
            guard let value = webkit_javascript_result_get_js_value(pointer), let object = try? ScriptValue.object(value) else { return }
            handler.body(object, nil)
        }
    }

    static let asked: @convention(c) (Raw?, Raw?, Raw?, Raw?) -> gboolean = { _, value, reply, data in
        guard let value, let reply, let data else { return 0 }
        let handler = Unmanaged<MessageHandler>.fromOpaque(data).takeUnretainedValue()
        nonisolated(unsafe) let pointers = (value.assumingMemoryBound(to: JSCValue.self), OpaquePointer(reply))
        MainActor.assumeIsolated {
            guard let context = jsc_value_get_context(pointers.0) else { return }
            let reply = MessageReply(pointers.1, context: context)
            handler.body((try? ScriptValue.object(pointers.0)) ?? nil, reply)
        }
        return 1
    }
}
