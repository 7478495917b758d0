import SampanAssetCatalog
import Foundation

/// A file of an asset catalog.
///
/// See https://developer.apple.com/documentation/uikit/nsdataasset.
open class NSDataAsset: NSObject, NSCopying {
    /// The name in the catalog.
    public let name: String
    /// The file's content.
    public let data: Data
    /// The file's uniform type identifier.
    public let typeIdentifier: String

    /// Creates the file that the main bundle's catalog has under a name; `nil` if it has none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates the file that a bundle's catalog has under a name; `nil` if it has none.
    public init?(name: String, bundle: Bundle) {
        guard let found = AssetLookup.catalog(of: bundle)?.data(named: name, for: AssetLookup.traits(.current)) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.typeIdentifier ?? "public.data"
        super.init()
    }

    /// The file itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
