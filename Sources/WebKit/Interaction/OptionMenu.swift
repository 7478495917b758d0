import Foundation
internal import CWebKitGTK
import UIKit

/// What a list of options in a page offers.
@MainActor
final class OptionMenu {
    private let native: UnsafeMutablePointer<WebKitOptionMenu>
    private var isClosed = false

    init(_ pointer: UnsafeMutableRawPointer) {
        native = pointer.assumingMemoryBound(to: WebKitOptionMenu.self)
        g_object_ref(pointer)
    }

    isolated deinit {
        close()
        g_object_unref(UnsafeMutableRawPointer(native))
    }

    /// The options that can be chosen, with their numbers.
    var options: [(index: guint, title: String, isSelected: Bool)] {
        (0..<webkit_option_menu_get_n_items(native)).compactMap { index in
            guard let item = webkit_option_menu_get_item(native, index), webkit_option_menu_item_is_enabled(item) != 0,
                webkit_option_menu_item_is_group_label(item) == 0
            else { return nil }
            return (index, text(webkit_option_menu_item_get_label(item)) ?? "", webkit_option_menu_item_is_selected(item) != 0)
        }
    }

    /// Chooses an option.
    func choose(_ index: guint) {
        webkit_option_menu_activate_item(native, index)
        close()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        webkit_option_menu_close(native)
        GLibLoop.shared.wake()
    }
}

extension WKWebView {
    /// Lets the person choose among the options of a page's list.
    func show(_ menu: OptionMenu, at rect: CGRect) {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController else { return menu.close() }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for option in menu.options {
            let title = option.isSelected ? "✓ \(option.title)" : option.title
            sheet.addAction(
                UIAlertAction(title: title, style: .default) { [weak page] _ in
                    menu.choose(option.index)
                    page?.expectPicture()
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in menu.close() })
        sheet.popoverPresentationController?.sourceView = pageView
        sheet.popoverPresentationController?.sourceRect = rect
        controller.present(sheet, animated: true)
    }
}
