import Foundation
import ObjCRuntime
import UIKit

/// Reads one object of a `.sks` file. Damaged files give less, and end nothing.
final class SceneDecoder: NSCoder {
    /// What all decoders of a file have together.
    private final class File {
        let graph: ArchiveGraph
        var made: [Int: AnyObject] = [:]
        /// The objects that are made now, so that one that holds itself is seen.
        var underWay: Set<Int> = []

        init(_ graph: ArchiveGraph) { self.graph = graph }
    }

    private let file: File
    private let number: Int
    private let entries: [String: ArchiveGraph.Value]
    private static let deepest = 128

    /// The root object of a file of the app's.
    convenience init?(fileNamed name: String) {
        guard let url = SceneDecoder.url(name) else { return nil }
        self.init(contentsOf: url)
    }

    /// The root object of a file.
    convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    /// The root object of an archive.
    init?(_ data: Data) {
        guard let graph = ArchiveGraph(data), case .reference(let root)? = graph.top["root"],
            case .dictionary(let entries) = graph.resolve(.reference(root))
        else { return nil }
        (file, number, self.entries) = (File(graph), root, entries)
        super.init()
    }

    private init(_ file: File, _ number: Int, _ entries: [String: ArchiveGraph.Value]) {
        (self.file, self.number, self.entries) = (file, number, entries)
        super.init()
    }

    private static func url(_ name: String) -> URL? {
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        return Bundle.main.url(forResource: plain, withExtension: "sks")
    }

    // MARK: Objects

    /// The class that the archive says the object is of.
    var className: String { file.graph.className(entries) ?? "" }

    /// What the editor's inspector says of the object's class.
    private var customClassName: String? {
        guard let info = object("_info"), let name = info.dictionary["_PB_previewSKNodeCustomClassName"] else { return nil }
        if case .string(let name) = file.graph.resolve(name), !name.isEmpty { return name }
        return nil
    }

    @MainActor
    private static let classes: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
        "SKShapeNode": SKShapeNode.self, "SKEmitterNode": SKEmitterNode.self, "SKCameraNode": SKCameraNode.self,
        "SKCropNode": SKCropNode.self, "SKEffectNode": SKEffectNode.self, "SKAudioNode": SKAudioNode.self,
        "SKReferenceNode": SKReferenceNode.self, "SKTransformNode": SKTransformNode.self, "SKVideoNode": SKVideoNode.self,
    ]

    @MainActor
    private func nodeClass(_ wanted: SKNode.Type?) -> SKNode.Type? {
        // Xcode has put the app's own class here when it has built the file.
        let custom = (customClassName ?? (Self.classes[className] == nil ? className : nil)).flatMap { name in
            Self.appClass(name)
        }
        let base = Self.classes[className] ?? string("_originalClass").flatMap { Self.classes[$0] }
        guard let wanted else { return custom ?? base }
        if let custom, custom.isKind(of: wanted) { return custom }
        guard let base = base ?? custom else { return nil }
        if base.isKind(of: wanted) { return base }
        return wanted.isKind(of: base) ? wanted : nil
    }

    /// A class of the app's: the editor names it without its module.
    @MainActor
    private static func appClass(_ name: String) -> SKNode.Type? {
        let plain = name.components(separatedBy: ".").last ?? name
        let module = Bundle.main.object(forInfoDictionaryKey: "SampanModuleName") as? String
        let names = [name, plain] + (module.map { ["\($0).\(plain)"] } ?? [])
        return names.lazy.compactMap { ClassRegistry.class(named: $0) as? SKNode.Type }.first
    }

    /// The node that the file holds; `nil` if it holds something else.
    @MainActor
    func makeRoot(as wanted: SKNode.Type? = nil) -> SKNode? { makeNode(wanted) }

    @MainActor
    private func makeNode(_ wanted: SKNode.Type? = nil) -> SKNode? {
        if let made = file.made[number] { return made as? SKNode }
        guard file.underWay.count < Self.deepest, file.underWay.insert(number).inserted, let cls = nodeClass(wanted) else { return nil }
        defer { file.underWay.remove(number) }
        let node = cls.init(coder: self)
        file.made[number] = node
        return node
    }

    /// The entries of a dictionary object.
    var dictionary: [String: ArchiveGraph.Value] {
        guard case .array(let keys)? = entries["NS.keys"], case .array(let values)? = entries["NS.objects"] else { return [:] }
        var result: [String: ArchiveGraph.Value] = [:]
        for (key, value) in zip(keys, values) { if case .string(let name) = file.graph.resolve(key) { result[name] = value } }
        return result
    }

    /// The object under a key.
    func object(_ key: String) -> SceneDecoder? { decoder(entries[key]) }

    func decoder(_ value: ArchiveGraph.Value?) -> SceneDecoder? {
        guard case .reference(let number)? = value, case .dictionary(let inner) = file.graph.resolve(value) else { return nil }
        return SceneDecoder(file, number, inner)
    }

    /// The values of an array under a key.
    func values(_ key: String) -> [ArchiveGraph.Value] {
        guard let array = object(key), case .array(let values)? = array.entries["NS.objects"] else { return [] }
        return values
    }

    func resolve(_ value: ArchiveGraph.Value) -> ArchiveGraph.Value { file.graph.resolve(value) }

    /// The nodes of an array under a key.
    @MainActor
    func nodes(_ key: String) -> [SKNode] { values(key).compactMap { decoder($0)?.makeNode() } }

    /// The node under a key.
    @MainActor
    func node(_ key: String) -> SKNode? { object(key)?.makeNode() }

    /// Something that is made once for an object of the archive.
    func once<Made: AnyObject>(_ make: () -> Made?) -> Made? {
        if let made = file.made[number] { return made as? Made }
        let made = make()
        if let made { file.made[number] = made }
        return made
    }

    // MARK: Values

    private func value(_ key: String) -> ArchiveGraph.Value { file.graph.resolve(entries[key]) }

    func string(_ key: String) -> String? {
        switch value(key) {
        case .string(let text): return text
        case .dictionary(let inner): if case .string(let text)? = inner["NS.string"] { return text }
        default: break
        }
        return nil
    }

    func number(_ key: String) -> Double? { Self.number(value(key)) }

    static func number(_ value: ArchiveGraph.Value) -> Double? {
        switch value {
        case .number(let number): number.isFinite ? number : nil
        case .bool(let flag): flag ? 1 : 0
        default: nil
        }
    }

    func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }
    func bool(_ key: String) -> Bool? { number(key).map { $0 != 0 } }
    func data(_ key: String) -> Data? { if case .data(let data) = value(key) { data } else { nil } }

    /// The numbers in a text as "{1, 2}", of a string or of an `NSValue`.
    private func numbers(_ key: String) -> [CGFloat]? {
        if let text = string(key) { return Self.numbers(text) }
        guard case .dictionary(let inner) = value(key) else { return nil }
        for name in ["NS.pointval", "NS.sizeval", "NS.rectval"] {
            if case .string(let text) = file.graph.resolve(inner[name]) { return Self.numbers(text) }
        }
        return nil
    }

    static func numbers(_ text: String) -> [CGFloat]? {
        let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
        guard numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
        return numbers.compactMap { $0.map { CGFloat($0) } }
    }

    func point(_ key: String) -> CGPoint? {
        guard let numbers = numbers(key), numbers.count == 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }
    func vector(_ key: String) -> CGVector? { point(key).map { CGVector(dx: $0.x, dy: $0.y) } }

    func rect(_ key: String) -> CGRect? {
        guard let numbers = numbers(key), numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A colour, as an object or as four numbers.
    func color(_ key: String) -> UIColor? {
        if let object = object(key) { return object.ownColor }
        guard let red = number(key + "R"), let green = number(key + "G"), let blue = number(key + "B") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: number(key + "A") ?? 1)
    }

    /// The colour that the object is.
    var ownColor: UIColor? {
        if let red = number("UIRed"), let green = number("UIGreen"), let blue = number("UIBlue") {
            return UIColor(red: red, green: green, blue: blue, alpha: number("UIAlpha") ?? 1)
        }
        if let white = number("UIWhite") { return UIColor(white: white, alpha: number("UIAlpha") ?? 1) }
        func parts(_ key: String) -> [Double]? {
            guard let data = data(key), let text = String(data: data.prefix { $0 != 0 }, encoding: .utf8) else { return nil }
            return text.split(separator: " ").compactMap { Double($0) }
        }
        if let rgb = parts("NSRGB"), rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        if let white = parts("NSWhite"), let first = white.first {
            return UIColor(white: first, alpha: white.count > 1 ? white[1] : 1)
        }
        return nil
    }

    // MARK: As a coder

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { entries[key] != nil }
    override func decodeBool(forKey key: String) -> Bool { bool(key) ?? false }
    override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { integer(key).flatMap { Int32(exactly: $0) } ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { integer(key).map { Int64($0) } ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key).map { Float($0) } ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }
    override func decodeObject(forKey key: String) -> Any? {
        if let text = string(key) { return text }
        if let number = number(key) { return NSNumber(value: number) }
        return data(key)
    }
}

extension SKNode {
    /// Whether the class is another one, or inherits from it.
    fileprivate nonisolated static func isKind(of other: AnyClass) -> Bool {
        var cls: AnyClass? = self
        while let next = cls {
            if next == other { return true }
            cls = _getSuperclass(next)
        }
        return false
    }
}
