import Foundation
internal import CWebKitGTK
import QuartzCore
import SampanHost
import UIKit

/// A page as WebKitGTK has it: its view, in a window that is on no screen.
///
/// It has nothing of UIKit's. What happens to it, it tells the web view that it is part of.
@MainActor
final class NativePage {
    let view: UnsafeMutablePointer<WebKitWebView>
    let content: UnsafeMutablePointer<WebKitUserContentManager>
    let settings: UnsafeMutablePointer<WebKitSettings>
    weak var owner: WKWebView?
    /// Whether something in the page takes text.
    var takesText = false
    /// Keeps what a page needs as long as there is one.
    let context: NativeContext
    /// What is done with messages of scripts.
    var handlers: [HandlerName: MessageHandler] = [:]

    private let window: UnsafeMutablePointer<GtkWidget>
    private let textInput: UnsafeMutablePointer<WebKitInputMethodContext>
    private var size = (width: 0, height: 0)
    /// Until then, by the machine's clock, something that was asked for may still show.
    private var settles = 0.0
    private var fingers: [ObjectIdentifier: UInt] = [:]
    private var fingerCount: UInt = 0

    /// Makes a page; one that `opener` opens shares its process.
    init(context: NativeContext, configuration: WKWebViewConfiguration, opener: NativePage?) {
        self.context = context
        content = webkit_user_content_manager_new()
        settings = webkit_settings_new()
        PageSettings.apply(configuration, to: settings)
        view = sampan_web_view_new(context.pointer, content, settings, opener?.view)
        g_object_ref_sink(view)
        textInput = sampan_text_input_new(TextInput.type)
        webkit_web_view_set_input_method_context(view, textInput)
        window = sampan_window_new(view)
        TextInput.pages[UnsafeRawPointer(textInput)] = WeakPage(page: self)
        connectSignals(window)
        addStyle()
        GLibLoop.shared.wake()
    }

    isolated deinit {
        let data = Unmanaged.passUnretained(self).toOpaque()
        for object in [UnsafeMutableRawPointer(view), UnsafeMutableRawPointer(window), UnsafeMutableRawPointer(content)] {
            sampan_disconnect(object, data)
        }
        sampan_disconnect(UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(view)), data)
        for handler in handlers.values {
            sampan_disconnect(UnsafeMutableRawPointer(content), Unmanaged.passUnretained(handler).toOpaque())
        }
        TextInput.pages[UnsafeRawPointer(textInput)] = nil
        gtk_widget_destroy(window)
        g_object_unref(view)
        g_object_unref(textInput)
        g_object_unref(UnsafeMutableRawPointer(content))
        g_object_unref(UnsafeMutableRawPointer(settings))
        GLibLoop.shared.wake()
    }

    // MARK: Showing

    /// Gives the page a size, in points.
    func resize(_ new: CGSize) {
        let new = (width: max(1, Int(new.width.rounded())), height: max(1, Int(new.height.rounded())))
        guard new != size else { return }
        size = new
        sampan_window_resize(window, view, Int32(new.width), Int32(new.height))
        expectPicture()
    }

    /// Draws the page as it is.
    func draw(_ cairo: OpaquePointer) { sampan_view_draw(view, cairo) }

    /// Whether what is behind a page without a colour is seen.
    var isTransparent = false {
        didSet {
            guard isTransparent != oldValue else { return }
            var color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: isTransparent ? 0 : 1)
            webkit_web_view_set_background_color(view, &color)
            expectPicture()
        }
    }

    /// How large the page is shown.
    var zoom: Double {
        get { webkit_web_view_get_zoom_level(view) }
        set {
            guard abs(newValue - zoom) > 1e-9 else { return }
            webkit_web_view_set_zoom_level(view, newValue)
            expectPicture()
        }
    }

    /// Something was asked of the page that will be seen in a moment.
    func expectPicture() {
        settles = MachineTime.now + Self.settlingTime
        GLibLoop.shared.wake()
        PageWork.shared.add(self)
    }

    /// How long what is asked for takes to show, in seconds of the machine's clock.
    private static let settlingTime = 0.2

    /// Whether the page loads, or what was asked for may not show yet.
    var isWorking: Bool { webkit_web_view_is_loading(view) != 0 || MachineTime.now < settles }

    // MARK: Fingers and keys

    /// Fingers came down, moved, were lifted or taken away at places of the page.
    func touch(_ type: GdkEventType, _ touches: [(touch: UITouch, place: CGPoint)]) {
        for (touch, place) in touches {
            let key = ObjectIdentifier(touch)
            if type == GDK_TOUCH_BEGIN {
                fingerCount += 1
                fingers[key] = fingerCount
            }
            guard let finger = fingers[key] else { continue }
            let isFirst = finger == fingers.values.min()
            sampan_send_touch(view, type, guintptr(finger), Double(place.x), Double(place.y), isFirst ? 1 : 0)
            if type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL { fingers[key] = nil }
        }
        expectPicture()
    }

    /// Types a text.
    func type(_ text: String) {
        sampan_emit_text(textInput, "committed", text)
        expectPicture()
    }

    /// Presses a key, by GDK's number.
    func press(_ key: Int32, modifiers: UInt32 = 0) {
        sampan_send_key(view, guint(key), guint(modifiers))
        expectPicture()
    }

    /// Whether keys go to the page.
    var isFocused = false {
        didSet {
            guard isFocused != oldValue else { return }
            sampan_send_focus(view, isFocused ? 1 : 0)
            expectPicture()
        }
    }

    /// Does what a command of editing stands for.
    func edit(_ command: String) {
        webkit_web_view_execute_editing_command(view, command)
        expectPicture()
    }
}

/// A page that need not be there any more.
struct WeakPage {
    weak var page: NativePage?
}
