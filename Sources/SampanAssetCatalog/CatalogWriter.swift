import Foundation

/// Writes a compiled catalog.
struct CatalogWriter {
    let output: URL
    private var payloads: Set<String> = []
    private var names: [String: String] = [:]

    init(output: URL) { self.output = output }

    private var payloadFolder: URL { output.appendingPathComponent(CompiledLayout.payloadFolder) }

    mutating func write(_ source: CatalogReader) throws -> AssetReport {
        try FileManager.default.createDirectory(at: payloadFolder, withIntermediateDirectories: true)
        var report = AssetReport()
        report.diagnostics = source.diagnostics
        report.inputs = source.inputs
        var lines: [IndexLine] = []
        for var asset in source.images {
            asset.variants = try stored(asset.variants, &report)
            lines.append(try IndexLine(asset.name, .image, asset))
        }
        for asset in source.colors { lines.append(try IndexLine(asset.name, .color, asset)) }
        for var asset in source.datas {
            asset.variants = try stored(asset.variants, &report)
            lines.append(try IndexLine(asset.name, .data, asset))
        }
        for var asset in source.appIcons {
            asset.variants = try stored(asset.variants, &report)
            report.appIcons.append(asset)
            lines.append(try IndexLine(asset.name, .appIcon, asset))
        }
        for asset in source.atlases { lines.append(try IndexLine(asset.name, .atlas, asset)) }
        (report.imageCount, report.colorCount, report.dataCount) = (source.images.count, source.colors.count, source.datas.count)
        try writeIndex(lines)
        try removeStalePayloads()
        return report
    }

    private mutating func stored<Variant: PayloadVariant>(_ variants: [Variant], _ report: inout AssetReport) throws -> [Variant] {
        try variants.compactMap { variant in
            guard let payload = try store(variant.payload, &report) else { return nil }
            var stored = variant
            stored.payload = payload
            return stored
        }
    }

    /// Copies a source file in under a name made from its content, and returns the name; `nil`, with an error, if it cannot be read.
    private mutating func store(_ path: String, _ report: inout AssetReport) throws -> String? {
        if let known = names[path] { return known }
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
            report.diagnostics.append(AssetDiagnostic(.error, file: url, "the file cannot be read"))
            return nil
        }
        let name = contentHash(data) + "." + url.pathExtension.lowercased()
        names[path] = name
        payloads.insert(name)
        let destination = payloadFolder.appendingPathComponent(name)
        let existing = try? FileManager.default.attributesOfItem(atPath: destination.path)[.size] as? Int
        if existing != data.count { try data.write(to: destination, options: .atomic) }
        return name
    }

    private func writeIndex(_ lines: [IndexLine]) throws {
        var text = Data()
        for line in lines.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            text.append(contentsOf: line.key)
            text.append(line.json)
            text.append(UInt8(ascii: "\n"))
        }
        let file = output.appendingPathComponent(CompiledLayout.indexFile)
        if (try? Data(contentsOf: file)) != text { try text.write(to: file, options: .atomic) }
    }

    private func removeStalePayloads() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: payloadFolder.path) where !payloads.contains(name) {
            try FileManager.default.removeItem(at: payloadFolder.appendingPathComponent(name))
        }
    }
}

/// The names inside a compiled catalog, and the form of its index.
enum CompiledLayout {
    static let indexFile = "index"
    static let payloadFolder = "payload"

    enum Kind: String {
        case appIcon, atlas, color, data, image
    }

    /// What the index's lines are sorted by: the name, with what would break a line escaped, a tab, the kind, and a tab.
    static func key(_ name: String, _ kind: Kind) -> [UInt8] {
        var key: [UInt8] = []
        for byte in name.utf8 {
            if byte < 0x20 || byte == UInt8(ascii: "%") {
                key.append(contentsOf: "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            } else {
                key.append(byte)
            }
        }
        key.append(contentsOf: "\t\(kind.rawValue)\t".utf8)
        return key
    }
}

/// One line of the index.
private struct IndexLine {
    var key: [UInt8]
    var json: Data

    init(_ name: String, _ kind: CompiledLayout.Kind, _ asset: some Encodable) throws {
        key = CompiledLayout.key(name, kind)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json = try encoder.encode(asset)
    }
}
