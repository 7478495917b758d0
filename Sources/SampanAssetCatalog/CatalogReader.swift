import Foundation

/// Reads `.xcassets` folders into assets whose payloads are still the paths of their source files.
struct CatalogReader {
    /// Folders deeper than this are refused, which also ends cycles of symbolic links.
    private static let depthLimit = 32

    var images: [ImageAsset] = []
    var colors: [ColorAsset] = []
    var datas: [DataAsset] = []
    var appIcons: [AppIconAsset] = []
    var atlases: [AtlasAsset] = []
    var diagnostics: [AssetDiagnostic] = []
    var inputs: [URL] = []
    private var seen: Set<String> = []

    /// The kinds of set that have no meaning on a phone or a pad, or belong to other frameworks, and what they are.
    private static let ignoredKinds: [String: String] = [
        "arreferenceimage": "an augmented-reality reference image",
        "arresourcegroup": "an augmented-reality resource group",
        "brandassets": "Apple TV brand assets",
        "complicationset": "a watch complication",
        "cubetextureset": "a Metal cube texture",
        "imagestack": "an Apple TV image stack",
        "imagestacklayer": "an Apple TV image stack layer",
        "launchimage": "a launch image",
        "mipmapset": "a Metal mipmap set",
        "solidimagestack": "an Apple Vision image stack",
        "sticker": "an iMessage sticker",
        "stickerpack": "an iMessage sticker pack",
        "stickersequence": "an iMessage sticker sequence",
        "stickersiconset": "an iMessage app icon",
        "symbolset": "a custom symbol",
        "textureset": "a Metal texture",
        "watchcomplication": "a watch complication",
    ]

    /// Adds the assets of one catalog.
    mutating func read(_ catalog: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: catalog.path, isDirectory: &isFolder), isFolder.boolValue else {
            diagnostics.append(AssetDiagnostic(.error, file: catalog, "there is no asset catalog here"))
            return
        }
        readGroup(catalog, namespace: "", depth: 0)
    }

    private mutating func readGroup(_ folder: URL, namespace: String, depth: Int) {
        guard depth < Self.depthLimit else {
            diagnostics.append(AssetDiagnostic(.warning, file: folder, "folders are nested too deeply; the rest is left out"))
            return
        }
        var inner = namespace
        if depth > 0, readContents(of: folder, isRequired: false)?["properties"]?["provides-namespace"]?.bool == true {
            // The ending of a sprite atlas is its kind; a dot in a group's name is part of that.
            let name = folder.pathExtension.lowercased() == "spriteatlas" ? folder.deletingPathExtension() : folder
            inner += name.lastPathComponent + "/"
        }
        for name in names(in: folder) {
            let child = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            readFolder(child, namespace: inner, depth: depth)
        }
    }

    private mutating func readFolder(_ folder: URL, namespace: String, depth: Int) {
        let kind = folder.pathExtension.lowercased()
        let set = SetFolder(url: folder, name: namespace + folder.deletingPathExtension().lastPathComponent)
        switch kind {
        case "imageset": readImageSet(set)
        case "colorset": readColorSet(set)
        case "dataset": readDataSet(set)
        case "appiconset", "iconset": readAppIconSet(set)
        case "spriteatlas":
            let first = images.count
            readGroup(folder, namespace: namespace, depth: depth + 1)
            if claim(set, kind: "sprite atlas") { atlases.append(AtlasAsset(name: set.name, images: images[first...].map(\.name))) }
        default:
            if let what = Self.ignoredKinds[kind] {
                diagnostics.append(AssetDiagnostic(.warning, file: folder, "\"\(folder.lastPathComponent)\" is \(what), which is left out"))
            } else {
                readGroup(folder, namespace: namespace, depth: depth + 1)
            }
        }
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The folder's `Contents.json`; what is wrong with it is reported.
    mutating func readContents(of folder: URL, isRequired: Bool) -> JSONNode? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else {
            if isRequired { diagnostics.append(AssetDiagnostic(.error, file: folder, "Contents.json is missing or cannot be read")) }
            return nil
        }
        inputs.append(file)
        do {
            let node = try JSONReader.parse(data)
            guard case .object = node.value else {
                diagnostics.append(AssetDiagnostic(.error, file: file, line: node.line, "expected an object at the top"))
                return nil
            }
            return node
        } catch let error as JSONError {
            diagnostics.append(AssetDiagnostic(.error, file: file, line: error.line, column: error.column, error.message))
        } catch {
            diagnostics.append(AssetDiagnostic(.error, file: file, "\(error)"))
        }
        return nil
    }

    /// Whether the asset is the first of its name; later ones are reported and left out.
    mutating func claim(_ set: SetFolder, kind: String) -> Bool {
        if seen.insert("\(kind)\t\(set.name)").inserted { return true }
        diagnostics.append(
            AssetDiagnostic(
                .warning, file: set.url, "The \(kind) set name \"\(set.name)\" is used by several \(kind) sets; the first one is used"))
        return false
    }

    /// Finds the file that an entry of a set names. `nil` when the entry names none (an empty slot) or the file is not there.
    mutating func file(of entry: JSONNode, in set: SetFolder, kind: String, used: inout Set<String>) -> URL? {
        guard let name = entry["filename"]?.string, !name.isEmpty else { return nil }
        used.insert(name)
        let line = entry["filename"]?.line
        guard !name.contains("/"), name != "..", name != "." else {
            diagnostics.append(AssetDiagnostic(.warning, file: set.contents, line: line, "\"\(name)\" is not a file of the set"))
            return nil
        }
        let url = set.url.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
            diagnostics.append(
                AssetDiagnostic(
                    .warning, file: set.contents, line: line, "The file \"\(name)\" for the \(kind) set \"\(set.name)\" does not exist."))
            return nil
        }
        inputs.append(url)
        return url
    }

    /// Reports the files of a set that no entry names.
    mutating func reportUnassigned(in set: SetFolder, kind: String, used: Set<String>) {
        let left = names(in: set.url).filter { $0 != "Contents.json" && !used.contains($0) }
        guard !left.isEmpty else { return }
        let children = left.count == 1 ? "an unassigned child" : "\(left.count) unassigned children"
        diagnostics.append(
            AssetDiagnostic(
                .warning, file: set.contents, "The \(kind) set \"\(set.name)\" has \(children): \(left.joined(separator: ", "))."))
    }
}

/// The folder of one set.
struct SetFolder {
    var url: URL
    /// The asset's name, namespaces included.
    var name: String

    var contents: URL { url.appendingPathComponent("Contents.json") }
}
