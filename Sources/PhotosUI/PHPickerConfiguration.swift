import SampanFoundation
import UIKit

/// What a picker of photos offers. See https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form files are handed over. Every picture is handed over as it lies in the library.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As it suits the system.
        case automatic
        /// As they are.
        case current
        /// As most apps can read them.
        case compatible
    }

    /// How pictures are chosen.
    public enum Selection: Int, Sendable {
        /// In the order of the library.
        case `default`
        /// In the order in which the person chose them.
        case ordered
    }

    /// The form in which files are handed over.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// In which order pictures are handed over.
    public var selection = Selection.default
    /// How many can be chosen; 0 for as many as there are. One by default.
    public var selectionLimit = 1
    /// What is offered; everything if it is `nil`.
    public var filter: PHPickerFilter?

    /// Creates a configuration of a picker that tells nothing of the library but what was picked.
    public init() {}
}

/// What a picker offers. See https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
        case images, videos, livePhotos
        case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
    }

    private let kind: Kind

    /// Pictures, live photos among them.
    public static let images = PHPickerFilter(kind: .images)
    /// Films. There are none in the library here.
    public static let videos = PHPickerFilter(kind: .videos)
    /// Live photos. There are none in the library here.
    public static let livePhotos = PHPickerFilter(kind: .livePhotos)

    /// What one of some filters takes.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
    /// What all of some filters take.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
    /// What a filter does not take.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

    /// Whether pictures are offered.
    var takesPictures: Bool {
        switch kind {
        case .images: true
        case .videos, .livePhotos: false
        case .any(let filters): filters.contains(where: \.takesPictures)
        case .all(let filters): filters.allSatisfy(\.takesPictures)
        case .not(let filter): !filter.takesPictures
        }
    }
}

/// A picture that was picked. See https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct.
public struct PHPickerResult: Hashable, Sendable {
    /// Hands the picture over, as a file, as data and as a `UIImage`.
    public let itemProvider: NSItemProvider
    /// What the library calls it; `nil` as the picker tells nothing of the library.
    public var assetIdentifier: String? { nil }
}
