import Foundation
import SampanInterfaceBuilder
import XcodeProject

/// A storyboard or xib.
public final class InterfaceFile {
    /// The path from the linted folder.
    public let path: String
    /// The XML.
    public let root: InterfaceElement
    /// The document's model; `nil` where it is none for iOS.
    public let document: IBDocument?

    init(path: String, root: InterfaceElement, document: IBDocument?) { (self.path, self.root, self.document) = (path, root, document) }

    /// The name without extension.
    public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    /// Whether it is for iOS, not for macOS.
    public var isForIOS: Bool { root.attributes["type"]?.contains(".Cocoa.") != true }
    /// Whether it is a storyboard.
    public var isStoryboard: Bool { path.hasSuffix(".storyboard") }
}

/// A folder of an asset catalog that is one asset.
public struct AssetSet: Sendable {
    /// The name by which code asks for it, with the names of folders that are part of it.
    public let name: String
    /// The folder's extension: "imageset".
    public let kind: String
    /// The folder's path from the linted folder.
    public let path: String
    /// What `Contents.json` says; `nil` where there is none, or it cannot be read.
    public let contents: PropertyList?
    /// The other files in the folder.
    public let files: [String]

    /// The path of its `Contents.json`.
    public var contentsPath: String { path + "/Contents.json" }
}

/// An asset catalog.
public final class CatalogFile {
    /// The path from the linted folder.
    public let path: String
    /// The assets in it.
    public let sets: [AssetSet]

    init(path: String, sets: [AssetSet]) { (self.path, self.sets) = (path, sets) }
}

/// A table of texts: a `.strings` file, a `.stringsdict`, or an `.xcstrings` in one of its languages' place.
public final class StringsTable {
    /// A text.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public let key: String
        /// The text; for a text with plural forms, its format.
        public let text: String
        /// The language, where the file holds several.
        public let language: String?
        /// The line of the key, from 1.
        public let line: Int
    }

    /// The path from the linted folder.
    public let path: String
    /// The table's name: "Localizable".
    public let table: String
    /// The language of the folder around it: "de"; `nil` outside of such folders.
    public let language: String?
    /// The texts, in the file's order.
    public let entries: [Entry]

    init(path: String, table: String, language: String?, entries: [Entry]) {
        (self.path, self.table, self.language, self.entries) = (path, table, language, entries)
    }
}

/// A property list.
public final class PropertyListFile {
    /// The path from the linted folder.
    public let path: String
    /// What it holds.
    public let value: PropertyList
    /// The text; empty for a binary one.
    public let text: String

    init(path: String, value: PropertyList, text: String) { (self.path, self.value, self.text) = (path, value, text) }

    /// The line, from 1, on which a key first stands.
    public func line(of key: String) -> Int? {
        let (xml, plain) = ("<key>\(key)</key>", "\"\(key)\"")
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.contains(xml) || line.contains(plain) || line.drop(while: \.isWhitespace).hasPrefix("\(key) =") { return index + 1 }
        }
        return nil
    }
}
