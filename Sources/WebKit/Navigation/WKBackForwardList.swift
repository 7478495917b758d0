import Foundation
internal import CWebKitGTK

/// A page that was there. See https://developer.apple.com/documentation/webkit/wkbackforwardlistitem.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    let native: UnsafeMutablePointer<WebKitBackForwardListItem>

    init(_ native: UnsafeMutablePointer<WebKitBackForwardListItem>) {
        self.native = native
        g_object_ref(UnsafeMutableRawPointer(native))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    // @objc(URL)
    /// Its address.
    open var url: URL { address(webkit_back_forward_list_item_get_uri(native)) }
    // @objc(initialURL)
    /// The address that led to it.
    open var initialURL: URL { address(webkit_back_forward_list_item_get_original_uri(native)) }
    /// Its title.
    open var title: String? { text(webkit_back_forward_list_item_get_title(native)) }

    private func address(_ pointer: UnsafePointer<CChar>?) -> URL {
        text(pointer).flatMap { URL(string: $0) } ?? URL(string: "about:blank")!
    }
}

/// The pages that were there, and the one that is. See https://developer.apple.com/documentation/webkit/wkbackforwardlist.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private let native: UnsafeMutablePointer<WebKitBackForwardList>
    /// The items that were asked for, which stay the same objects.
    private var items: [UnsafeRawPointer: WKBackForwardListItem] = [:]

    init(_ page: NativePage) {
        native = webkit_web_view_get_back_forward_list(page.view)
        g_object_ref(UnsafeMutableRawPointer(native))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    private func item(_ pointer: UnsafeMutablePointer<WebKitBackForwardListItem>?) -> WKBackForwardListItem? {
        guard let pointer else { return nil }
        let key = UnsafeRawPointer(pointer)
        if let item = items[key] { return item }
        let item = WKBackForwardListItem(pointer)
        items[key] = item
        return item
    }

    /// The page that is there.
    open var currentItem: WKBackForwardListItem? { item(webkit_back_forward_list_get_current_item(native)) }
    /// The one before it.
    open var backItem: WKBackForwardListItem? { item(webkit_back_forward_list_get_back_item(native)) }
    /// The one after it.
    open var forwardItem: WKBackForwardListItem? { item(webkit_back_forward_list_get_forward_item(native)) }
    // @objc(itemAtIndex:)
    /// The one so many after the present one, or before it if the number is less than none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        Int32(exactly: index).flatMap { item(webkit_back_forward_list_get_nth_item(native, $0)) }
    }

    /// Those before the present one, the first that was there first.
    open var backList: [WKBackForwardListItem] {
        // WebKitGTK has the last one first.
        let list = webkit_back_forward_list_get_back_list(native)
        defer { g_list_free(list) }
        return elements(list).reversed().compactMap { item($0.assumingMemoryBound(to: WebKitBackForwardListItem.self)) }
    }
    /// Those after it, the next one first.
    open var forwardList: [WKBackForwardListItem] {
        let list = webkit_back_forward_list_get_forward_list(native)
        defer { g_list_free(list) }
        return elements(list).compactMap { item($0.assumingMemoryBound(to: WebKitBackForwardListItem.self)) }
    }
}
