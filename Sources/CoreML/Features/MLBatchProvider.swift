import Foundation

/// What has several sets of features. See https://developer.apple.com/documentation/coreml/mlbatchprovider.
public protocol MLBatchProvider: AnyObject {
    /// How many there are.
    var count: Int { get }
    /// One of them, from 0.
    func features(at index: Int) -> any MLFeatureProvider
}

/// Sets of features in an array. See https://developer.apple.com/documentation/coreml/mlarraybatchprovider.
public class MLArrayBatchProvider: NSObject, MLBatchProvider {
    /// The sets of features.
    public let array: [any MLFeatureProvider]

    /// Creates a batch of sets.
    public init(array: [any MLFeatureProvider]) { self.array = array }

    /// Creates a batch of features' values.
    ///
    /// - Parameter dictionary: for each feature, its values in all sets.
    /// - Throws: `MLModelError.featureType` if features have different numbers of values, or values that are none.
    public init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else {
            throw MLModelError(.featureType, "All features of a batch must have the same number of values.")
        }
        array = try (0..<count).map { index in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] }) }
    }

    /// How many there are.
    public var count: Int { array.count }

    /// One of them, from 0.
    public func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
