import Foundation
import PhotosUI
import SampanFoundation
import SwiftUI
import UniformTypeIdentifiers

/// Something that was picked from the photo library. See https://developer.apple.com/documentation/photosui/photospickeritem.
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which form files are handed over. See
    /// https://developer.apple.com/documentation/photosui/photospickeritem/encodingdisambiguationpolicy.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        let mode: PHPickerConfiguration.AssetRepresentationMode
        /// As it suits the system.
        public static let automatic = EncodingDisambiguationPolicy(mode: .automatic)
        /// As they are.
        public static let current = EncodingDisambiguationPolicy(mode: .current)
        /// As most apps can read them.
        public static let compatible = EncodingDisambiguationPolicy(mode: .compatible)
    }

    let provider: NSItemProvider

    /// What the library calls it; `nil` as the picker tells nothing of the library.
    public var itemIdentifier: String? { nil }
    /// The types of data that it can be loaded as.
    public var supportedContentTypes: [UTType] { provider.registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Loads it as a value.
    ///
    /// - Returns: the value; `nil` if the item has no type of data of which such a value can be made.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard canLoad(type) else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: type) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    /// Loads it as a value, and calls back with the value; with `nil` if the item has no type of data of which such a value can be made.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard canLoad(type) else {
            completionHandler(.success(nil))
            return Progress(totalUnitCount: 1)
        }
        return provider.loadTransferable(type: type) { completionHandler($0.map { Optional.some($0) }) }
    }

    private func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        T.importedTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
}

/// In which order pictures are handed over. See
/// https://developer.apple.com/documentation/photosui/photospickerselectionbehavior.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection
    /// In the order of the library.
    public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
    /// In the order in which the person chose them.
    public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
}
