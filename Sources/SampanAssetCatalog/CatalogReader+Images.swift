import Foundation

extension CatalogReader {
    private static let imageTypes: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "gif", "tif", "tiff", "bmp", "ico", "webp", "exr", "tga", "icns",
    ]

    mutating func readImageSet(_ set: SetFolder) {
        guard let contents = readContents(of: set.url, isRequired: true), claim(set, kind: "image") else { return }
        let properties = contents["properties"]
        var asset = ImageAsset(
            name: set.name, renderingIntent: .automatic,
            preservesVectorRepresentation: properties?["preserves-vector-representation"]?.bool ?? false, variants: [])
        if let node = properties?["template-rendering-intent"], let text = node.string {
            if let intent = AssetRenderingIntent(rawValue: text) {
                asset.renderingIntent = intent
            } else {
                diagnostics.append(
                    AssetDiagnostic(.warning, file: set.contents, line: node.line, "the rendering intent \"\(text)\" is unknown"))
            }
        }
        var used: Set<String> = []
        for entry in contents["images"]?.array ?? [] {
            if entry["unassigned"]?.bool == true { continue }
            guard let file = file(of: entry, in: set, kind: "image", used: &used), var qualifiers = qualifiers(of: entry, in: set) else {
                continue
            }
            let type = file.pathExtension.lowercased()
            guard Self.imageTypes.contains(type) else {
                diagnostics.append(
                    AssetDiagnostic(.warning, file: set.contents, line: entry.line, "\"\(file.lastPathComponent)\" is not an image file"))
                continue
            }
            let pixelScale = qualifiers.scale ?? 1
            // A vector stands for every scale, whichever slot it was dropped into.
            if type == "pdf" || type == "svg" { qualifiers.scale = nil }
            asset.variants.append(
                ImageVariant(
                    qualifiers: qualifiers, payload: file.path, resizing: resizing(of: entry, scale: pixelScale, in: set),
                    alignmentInsets: insets(entry["alignment-insets"], scale: pixelScale)))
        }
        reportUnassigned(in: set, kind: "image", used: used)
        if !asset.variants.isEmpty { images.append(asset) }
    }

    private func insets(_ node: JSONNode?, scale: Double) -> AssetInsets? {
        guard let node else { return nil }
        func edge(_ key: String) -> Double { (node[key]?.number ?? 0) / scale }
        return AssetInsets(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    }

    private mutating func resizing(of entry: JSONNode, scale: Double, in set: SetFolder) -> AssetResizing? {
        guard let node = entry["resizing"] else { return nil }
        guard let mode = node["mode"]?.string.flatMap(AssetResizing.Mode.init) else {
            diagnostics.append(
                AssetDiagnostic(.warning, file: set.contents, line: node.line, "the resizing has no known mode; the image is not sliced"))
            return nil
        }
        let center = node["center"]
        return AssetResizing(
            mode: mode, center: center?["mode"]?.string.flatMap(AssetResizing.Center.init) ?? .stretch,
            capInsets: insets(node["cap-insets"], scale: scale) ?? AssetInsets(), centerWidth: center?["width"]?.number.map { $0 / scale },
            centerHeight: center?["height"]?.number.map { $0 / scale })
    }

    mutating func readAppIconSet(_ set: SetFolder) {
        guard let contents = readContents(of: set.url, isRequired: true), claim(set, kind: "app icon") else { return }
        var asset = AppIconAsset(name: set.name, variants: [])
        var used: Set<String> = []
        for entry in contents["images"]?.array ?? [] {
            guard let file = file(of: entry, in: set, kind: "app icon", used: &used), let qualifiers = qualifiers(of: entry, in: set) else {
                continue
            }
            let sides = (entry["size"]?.string ?? "").split(separator: "x").compactMap { Double($0) }
            guard sides.count == 2 else {
                diagnostics.append(AssetDiagnostic(.warning, file: set.contents, line: entry.line, "the icon's size is missing"))
                continue
            }
            asset.variants.append(
                AppIconVariant(
                    qualifiers: qualifiers, payload: file.path, width: sides[0], height: sides[1], role: entry["role"]?.string))
        }
        reportUnassigned(in: set, kind: "app icon", used: used)
        if !asset.variants.isEmpty { appIcons.append(asset) }
    }

    mutating func readDataSet(_ set: SetFolder) {
        guard let contents = readContents(of: set.url, isRequired: true), claim(set, kind: "data") else { return }
        var asset = DataAsset(name: set.name, variants: [])
        var used: Set<String> = []
        for entry in contents["data"]?.array ?? [] {
            guard let file = file(of: entry, in: set, kind: "data", used: &used), let qualifiers = qualifiers(of: entry, in: set) else {
                continue
            }
            asset.variants.append(
                DataVariant(qualifiers: qualifiers, payload: file.path, typeIdentifier: entry["universal-type-identifier"]?.string))
        }
        reportUnassigned(in: set, kind: "data", used: used)
        if !asset.variants.isEmpty { datas.append(asset) }
    }
}
