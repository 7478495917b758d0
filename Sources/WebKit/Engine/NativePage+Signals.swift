import Foundation
internal import CWebKitGTK
import UIKit

extension NativePage {
    /// Has WebKitGTK tell what happens to the page.
    func connectSignals(_ window: UnsafeMutablePointer<GtkWidget>) {
        let page = Unmanaged.passUnretained(self).toOpaque()
        sampan_connect(window, "damage-event", unsafeBitCast(Signals.damage, to: GCallback.self), page)
        for (name, function) in Signals.ofView { sampan_connect(view, name, function, page) }
        let list = UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(view)!)
        sampan_connect(list, "changed", unsafeBitCast(Signals.listChanged, to: GCallback.self), page)
    }
}

private typealias Raw = UnsafeMutableRawPointer

/// The functions that WebKitGTK calls, each with the arguments of its signal and the page.
private enum Signals {
    static func page<Result: Sendable>(_ data: Raw?, _ body: @MainActor (WKWebView) -> Result) -> Result? {
        guard let data else { return nil }
        let page = Unmanaged<NativePage>.fromOpaque(data).takeUnretainedValue()
        return MainActor.assumeIsolated { page.owner.map { body($0) } }
    }

    static var ofView: [(String, GCallback)] {
        [
            ("load-changed", unsafeBitCast(loadChanged, to: GCallback.self)),
            ("load-failed", unsafeBitCast(loadFailed, to: GCallback.self)),
            ("load-failed-with-tls-errors", unsafeBitCast(certificateFailed, to: GCallback.self)),
            ("authenticate", unsafeBitCast(authenticate, to: GCallback.self)),
            ("decide-policy", unsafeBitCast(decide, to: GCallback.self)),
            ("create", unsafeBitCast(create, to: GCallback.self)),
            ("close", unsafeBitCast(closed, to: GCallback.self)),
            ("script-dialog", unsafeBitCast(dialog, to: GCallback.self)),
            ("show-option-menu", unsafeBitCast(optionMenu, to: GCallback.self)),
            ("run-file-chooser", unsafeBitCast(fileChooser, to: GCallback.self)),
            ("context-menu", unsafeBitCast(contextMenu, to: GCallback.self)),
            ("print", unsafeBitCast(handled, to: GCallback.self)),
            ("web-process-terminated", unsafeBitCast(terminated, to: GCallback.self)),
            ("notify::title", unsafeBitCast(changed, to: GCallback.self)),
            ("notify::uri", unsafeBitCast(changed, to: GCallback.self)),
            ("notify::is-loading", unsafeBitCast(changed, to: GCallback.self)),
            ("notify::estimated-load-progress", unsafeBitCast(changed, to: GCallback.self)),
        ]
    }

    static let damage: @convention(c) (Raw?, UnsafeMutablePointer<GdkEvent>?, Raw?) -> gboolean = { _, event, data in
        guard let area = event?.pointee.expose.area else { return 0 }
        let rect = CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        _ = page(data) { $0.pageView.setNeedsDisplay(rect) }
        return 0
    }

    static let loadChanged: @convention(c) (Raw?, WebKitLoadEvent, Raw?) -> Void = { _, event, data in
        _ = page(data) { $0.loadChanged(event.rawValue) }
    }

    static let loadFailed: @convention(c) (Raw?, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, Raw?) -> gboolean = {
        _, event, address, error, data in
        guard let error else { return 1 }
        let (address, failure) = (text(address), NativeError(error))
        _ = page(data) { $0.loadFailed(isProvisional: event != WEBKIT_LOAD_COMMITTED, address, failure) }
        // Nothing is shown in the page's place.
        return 1
    }

    static let certificateFailed: @convention(c) (Raw?, UnsafePointer<CChar>?, Raw?, UInt32, Raw?) -> gboolean = {
        _, address, certificate, _, data in
        guard let address = text(address), let certificate else { return 0 }
        nonisolated(unsafe) let pointer = certificate
        return page(data) { $0.certificateFailed(address, pointer) ? 1 : 0 } ?? 0
    }

    static let authenticate: @convention(c) (Raw?, Raw?, Raw?) -> gboolean = { _, request, data in
        guard let request else { return 0 }
        nonisolated(unsafe) let pointer = request
        return page(data) { $0.authenticate(pointer) ? 1 : 0 } ?? 0
    }

    static let decide: @convention(c) (Raw?, Raw?, WebKitPolicyDecisionType, Raw?) -> gboolean = { _, decision, type, data in
        guard let decision else { return 0 }
        nonisolated(unsafe) let pointer = decision
        return page(data) { view -> gboolean in
            view.decide(PolicyDecision(pointer), type.rawValue)
            return 1
        } ?? 0
    }

    static let create: @convention(c) (Raw?, Raw?, Raw?) -> Raw? = { _, action, data in
        guard let action else { return nil }
        nonisolated(unsafe) let pointer = action
        let made = page(data) { UInt(bitPattern: $0.openWindow(pointer)) }
        return made.flatMap { Raw(bitPattern: $0) }
    }

    static let closed: @convention(c) (Raw?, Raw?) -> Void = { _, data in _ = page(data) { $0.closeWindow() } }

    static let dialog: @convention(c) (Raw?, Raw?, Raw?) -> gboolean = { _, dialog, data in
        guard let dialog else { return 0 }
        nonisolated(unsafe) let pointer = dialog
        return page(data) { view -> gboolean in
            view.show(ScriptDialog(pointer))
            return 1
        } ?? 0
    }

    static let optionMenu: @convention(c) (Raw?, Raw?, Raw?, UnsafePointer<GdkRectangle>?, Raw?) -> gboolean = { _, menu, _, area, data in
        guard let menu, let area = area?.pointee else { return 0 }
        let rect = CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
        nonisolated(unsafe) let pointer = menu
        return page(data) { view -> gboolean in
            view.show(OptionMenu(pointer), at: rect)
            return 1
        } ?? 0
    }

    /// Pages are given no files.
    static let fileChooser: @convention(c) (Raw?, Raw?, Raw?) -> gboolean = { _, request, _ in
        if let request { webkit_file_chooser_request_cancel(request.assumingMemoryBound(to: WebKitFileChooserRequest.self)) }
        return 1
    }

    /// The menus of a desktop are not shown.
    static let contextMenu: @convention(c) (Raw?, Raw?, Raw?, Raw?, Raw?) -> gboolean = { _, _, _, _, _ in 1 }
    static let handled: @convention(c) (Raw?, Raw?, Raw?) -> gboolean = { _, _, _ in 1 }

    static let terminated: @convention(c) (Raw?, UInt32, Raw?) -> Void = { _, _, data in _ = page(data) { $0.contentProcessEnded() } }

    static let changed: @convention(c) (Raw?, Raw?, Raw?) -> Void = { _, _, data in _ = page(data) { $0.refreshState() } }

    static let listChanged: @convention(c) (Raw?, Raw?, Raw?, Raw?) -> Void = { _, _, _, data in _ = page(data) { $0.refreshState() } }
}
