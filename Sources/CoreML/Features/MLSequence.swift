import Foundation

/// Texts one after the other, or whole numbers. See https://developer.apple.com/documentation/coreml/mlsequence.
public class MLSequence: NSObject {
    private enum Content: Equatable {
        case strings([String])
        case int64s([Int64])
        case nothing(MLFeatureType)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Creates a sequence of texts.
    public convenience init(strings stringValues: [String]) { self.init(.strings(stringValues)) }

    /// Creates a sequence of whole numbers.
    public convenience init(int64s int64Values: [NSNumber]) { self.init(.int64s(int64Values.map(\.int64Value))) }

    /// Creates a sequence of a type that has nothing in it.
    public convenience init(empty type: MLFeatureType) { self.init(.nothing(type)) }

    /// What is in the sequence: `.string` or `.int64`.
    public var type: MLFeatureType {
        switch content {
        case .strings: .string
        case .int64s: .int64
        case .nothing(let type): type
        }
    }

    /// The texts; empty if it is of numbers.
    public var stringValues: [String] { if case .strings(let values) = content { values } else { [] } }

    /// The numbers; empty if it is of texts.
    public var int64Values: [NSNumber] { if case .int64s(let values) = content { values.map { NSNumber(value: $0) } } else { [] } }

    var count: Int {
        switch content {
        case .strings(let values): values.count
        case .int64s(let values): values.count
        case .nothing: 0
        }
    }

    /// Whether another object is a sequence of the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MLSequence else { return false }
        return content == other.content || type == other.type && count == 0 && other.count == 0
    }

    /// The same for sequences of the same.
    public override var hash: Int { type.rawValue ^ count }
}
