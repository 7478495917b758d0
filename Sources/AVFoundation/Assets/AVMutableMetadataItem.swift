import Foundation
import ObjCRuntime

/// Something that is to be written of a film. See https://developer.apple.com/documentation/avfoundation/avmutablemetadataitem.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    override init(_ content: Content) { super.init(content) }

    /// Creates an item that says nothing.
    public convenience init() { self.init(Content()) }

    /// What it is, among all that is known. The key and its space are parts of it.
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set {
            let parts = newValue?.rawValue.split(separator: "/", maxSplits: 1).map(String.init) ?? []
            content.space = parts.count == 2 ? AVMetadataKeySpace(rawValue: parts[0]) : nil
            content.key = parts.count == 2 ? parts[1] as NSString : nil
        }
    }
    /// What it is, in the words of its space.
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { content.key = newValue }
    }
    /// Whose word the key is.
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { content.space = newValue }
    }
    /// A text, data, a number or a date.
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { content.value = newValue }
    }
    /// What kind of value it is, by its uniform type identifier; `nil` where that is not said.
    open override var dataType: String? {
        get { super.dataType }
        set { content.dataType = newValue }
    }
    /// The language, as IETF has it; `nil` for all.
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { content.language = newValue }
    }
    /// Whose language it is in; `nil` for all.
    open override var locale: Locale? {
        get { super.locale }
        set { content.locale = newValue }
    }
    /// When it begins to be so; invalid for always.
    open override var time: CMTime {
        get { super.time }
        set { content.time = newValue }
    }
    /// How long it is so; invalid for always.
    open override var duration: CMTime {
        get { super.duration }
        set { content.duration = newValue }
    }
    /// The day and time when it begins to be so.
    open override var startDate: Date? {
        get { super.startDate }
        set { content.startDate = newValue }
    }
}
