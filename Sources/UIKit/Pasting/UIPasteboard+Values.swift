import Foundation
import SampanFoundation

/// The types of the four kinds of values.
@MainActor
private struct TypeLists {
    var string = ["public.utf8-plain-text", "public.text"]
    var url = ["public.url"]
    var image = ["public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image"]
    var color = ["com.apple.uikit.color"]
}

@MainActor private var lists = TypeLists()

/// Strings, URLs, images and colours, whatever their types.
extension UIPasteboard {
    /// The types (`String`) that are strings; the first is what one is set as.
    public class var typeListString: NSArray {
        get { lists.string as NSArray }
        set { lists.string = newValue as? [String] ?? [] }
    }

    /// The types (`String`) that are URLs; the first is what one is set as.
    public class var typeListURL: NSArray {
        get { lists.url as NSArray }
        set { lists.url = newValue as? [String] ?? [] }
    }

    /// The types (`String`) that are images; the first is what one is set as.
    public class var typeListImage: NSArray {
        get { lists.image as NSArray }
        set { lists.image = newValue as? [String] ?? [] }
    }

    /// The types (`String`) that are colours; the first is what one is set as.
    public class var typeListColor: NSArray {
        get { lists.color as NSArray }
        set { lists.color = newValue as? [String] ?? [] }
    }

    /// The first item's string. Setting it puts it in the place of all that is there; `nil` empties the pasteboard.
    public var string: String? {
        get { first(lists.string, Self.string) }
        set { strings = newValue.map { [$0] } }
    }

    /// The strings of all items that have one; `nil` if none has.
    public var strings: [String]? {
        get { all(lists.string, Self.string) }
        set { set(newValue, lists.string) }
    }

    /// The first item's URL. Setting it puts it in the place of all that is there; `nil` empties the pasteboard.
    public var url: URL? {
        get { first(lists.url, Self.url) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items that have one; `nil` if none has.
    public var urls: [URL]? {
        get { all(lists.url, Self.url) }
        set { set(newValue, lists.url) }
    }

    /// The first item's image. Setting it puts it in the place of all that is there; `nil` empties the pasteboard.
    public var image: UIImage? {
        get { first(lists.image, Self.image) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items that have one; `nil` if none has.
    public var images: [UIImage]? {
        get { all(lists.image, Self.image) }
        set { set(newValue, lists.image) }
    }

    /// The first item's colour. Setting it puts it in the place of all that is there; `nil` empties the pasteboard.
    public var color: UIColor? {
        get { first(lists.color) { $0 as? UIColor } }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items that have one; `nil` if none has.
    public var colors: [UIColor]? {
        get { all(lists.color) { $0 as? UIColor } }
        set { set(newValue, lists.color) }
    }

    /// Whether any item has a string.
    public var hasStrings: Bool { has(lists.string) }
    /// Whether any item has a URL.
    public var hasURLs: Bool { has(lists.url) }
    /// Whether any item has an image.
    public var hasImages: Bool { has(lists.image) }
    /// Whether any item has a colour.
    public var hasColors: Bool { has(lists.color) }

    private func has(_ types: [String]) -> Bool { entries.contains { !Set($0.keys).isDisjoint(with: types) } }

    private func first<Value>(_ types: [String], _ convert: (Any) -> Value?) -> Value? {
        entries.first.flatMap { Self.value(in: $0, types, convert) }
    }

    private func all<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
        let values = entries.compactMap { Self.value(in: $0, types, convert) }
        return values.isEmpty ? nil : values
    }

    private static func value<Value>(in item: [String: Any], _ types: [String], _ convert: (Any) -> Value?) -> Value? {
        for type in types {
            if let value = item[type].flatMap(PromisedData.resolved).flatMap(convert) { return value }
        }
        return nil
    }

    private func set(_ values: [Any]?, _ types: [String]) {
        guard let type = types.first else { return items = [] }
        items = (values ?? []).map { [type: $0] }
    }

    static func string(_ value: Any) -> String? {
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    private static func url(_ value: Any) -> URL? {
        value as? URL ?? string(value).flatMap { URL(string: $0) }
    }

    private static func image(_ value: Any) -> UIImage? {
        value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
    }

    // MARK: Types by themselves

    /// Stands for the type that a value is of by itself, in items that are set. See
    /// https://developer.apple.com/documentation/uikit/uipasteboard/typeautomatic.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    /// An item in which `typeAutomatic` gave way to the types that its value is of; a value of a kind that has none is left out.
    static func typed(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[typeAutomatic] else { return item }
        var typed = item
        typed[typeAutomatic] = nil
        let types: [String] =
            switch value {
            case is String, is NSString: lists.string
            case is URL, is NSURL: lists.url
            case is UIImage: lists.image
            case is UIColor: lists.color
            default: []
            }
        if let type = types.first {
            typed[type] = value
        } else if let object = value as? any NSItemProviderWriting {
            typed.merge(PromisedData.entry(NSItemProvider(object: object))) { $1 }
        }
        return typed
    }
}
