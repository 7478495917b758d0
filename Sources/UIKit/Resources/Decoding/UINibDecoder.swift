import Foundation
import SampanInterfaceBuilder

/// What `init(coder:)` is given while a storyboard or xib is loaded.
///
/// UIKit's own classes take everything from it that the document says, at the end of their `init(coder:)`, so that subclasses find attributes and
/// subviews in place when `super.init(coder:)` returns. It also answers the keys of Apple's compiled documents that app code asks for in practice.
@MainActor
package final class UINibDecoder: NSCoder, InterfaceDecoding {
    package let record: IBObject
    let builder: NibBuilder
    package let initializer: AnyClass
    private(set) var isDone = false

    init(record: IBObject, builder: NibBuilder, initializer: AnyClass) {
        self.record = record
        self.builder = builder
        self.initializer = initializer
    }

    package func decode(into object: AnyObject) {
        guard !isDone else { return }
        isDone = true
        builder.fill(object, from: record)
    }

    package func make(_ record: IBObject) -> AnyObject? { builder.make(record) }

    package override nonisolated var allowsKeyedCoding: Bool { true }

    package override nonisolated func containsValue(forKey key: String) -> Bool { onMain { $0.value(key) != nil } }

    package override nonisolated func decodeObject(forKey key: String) -> Any? {
        let box = onMain { UncheckedValue($0.value(key)) }
        return box.value
    }

    package override nonisolated func decodeBool(forKey key: String) -> Bool { onMain { $0.value(key) as? Bool ?? false } }
    package override nonisolated func decodeInteger(forKey key: String) -> Int { onMain { $0.value(key) as? Int ?? 0 } }
    package override nonisolated func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }
    package override nonisolated func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    package override nonisolated func decodeDouble(forKey key: String) -> Double { onMain { $0.value(key) as? Double ?? 0 } }
    package override nonisolated func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    /// Documents are only ever loaded on the main thread.
    private nonisolated func onMain<T: Sendable>(_ body: @MainActor (UINibDecoder) -> T) -> T {
        MainActor.assumeIsolated { [unowned self] in body(self) }
    }

    /// The value under a key of Apple's compiled documents.
    private func value(_ key: String) -> Any? {
        let source = NibRecord(record: record, builder: builder)
        switch key {
        case "UITag": return record.int("tag") ?? 0
        case "UIAlpha": return record.double("alpha") ?? 1
        case "UIHidden": return record.bool("hidden") ?? false
        case "UIOpaque": return record.bool("opaque") ?? true
        case "UIClipsToBounds": return record.bool("clipsSubviews") ?? false
        case "UIUserInteractionDisabled": return !(record.bool("userInteractionEnabled") ?? true)
        case "UIText": return record.text("text")
        case "UIPlaceholder": return record.text("placeholder")
        case "UITitle": return record.text("title")
        case "UIReuseIdentifier": return record["reuseIdentifier"]
        case "UIRestorationIdentifier": return record["restorationIdentifier"]
        case "UIStoryboardIdentifier": return record["storyboardIdentifier"]
        case "UIFrame": return record.rect("frame").map { NSCoder.string(for: $0) }
        case "UIBounds": return record.rect("frame").map { NSCoder.string(for: CGRect(origin: .zero, size: $0.size)) }
        case "UICenter": return record.rect("frame").map { NSCoder.string(for: CGPoint(x: $0.midX, y: $0.midY)) }
        case "UIBackgroundColor": return source.color("backgroundColor")
        case "UITintColor": return source.color("tintColor")
        case "UITextColor": return source.color("textColor")
        default: return nil
        }
    }
}

/// Carries a value across an isolation boundary that is not crossed in fact.
private struct UncheckedValue: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
}
