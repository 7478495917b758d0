import Foundation

/// Compiles Xcode's asset catalogs (`.xcassets`) into a folder that an app reads at run time.
///
/// The result holds `index`, one line an asset, sorted by name, so that a look-up reads one line only; and `payload/`, the files
/// under names made from their content. See https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/.
public enum AssetCatalog {
    /// The name that the compiled folder has inside an app.
    public static let compiledName = "Assets.catalog"

    /// Compiles the catalogs into the folder `output`, replacing what it held.
    ///
    /// What is wrong in a catalog is said in the report, and the rest is compiled.
    /// Files that are already there with the same content are left untouched.
    ///
    /// - Throws: What Foundation throws if the folder cannot be written.
    public static func compile(catalogs: [URL], into output: URL) throws -> AssetReport {
        var source = CatalogReader()
        for catalog in catalogs { source.read(catalog) }
        var writer = CatalogWriter(output: output)
        return try writer.write(source)
    }
}
