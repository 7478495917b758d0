import Foundation
import SampanHost

/// How a preview is shown besides what it says itself.
public struct PreviewVariant: Hashable, Sendable {
    /// What tells it from others, in a picture's name: "dark"; empty for the usual one.
    public var name: String
    /// The device; `nil` leaves it to the preview.
    public var device: String?
    /// The language and region; `nil` leaves them to the scheme.
    public var locale: String?
    /// The appearance.
    public var appearance = LaunchOptions.Appearance.light
    /// The size of text.
    public var contentSize = ContentSize.large
    /// Whether the device lies on its side; `nil` leaves it to the preview.
    public var isLandscape: Bool?

    /// The usual way.
    public init() { name = "" }

    /// The same with something changed, and that in its name.
    public func varied(_ name: String, _ change: (inout PreviewVariant) -> Void) -> PreviewVariant {
        var variant = self
        variant.name = [self.name, name].filter { !$0.isEmpty }.joined(separator: "-")
        change(&variant)
        return variant
    }
}

/// One picture of a preview.
public struct PreviewShot: Hashable, Sendable {
    /// The preview.
    public let entry: PreviewList.Entry
    /// Its place in the list, from 1.
    let number: Int
    /// How it is shown.
    public let variant: PreviewVariant
    /// The picture's name, without what stands before and behind it.
    public let name: String

    /// What the preview is called for a person.
    public var title: String { PreviewShot.title(entry) }

    /// Each preview of a list in each variant. The names are the same as long as the previews of a file keep their names and their order.
    public static func plan(_ list: PreviewList, variants: [PreviewVariant]) -> [PreviewShot] {
        var (counts, used): ([String: Int], Set<String>) = ([:], [])
        return list.previews.enumerated().flatMap { index, entry -> [PreviewShot] in
            counts[entry.file, default: 0] += 1
            let file = ((entry.file as NSString).lastPathComponent as NSString).deletingPathExtension
            let own = entry.name ?? "\(counts[entry.file]!)"
            return variants.map { variant in
                let base = fileName([file, own, variant.name].filter { !$0.isEmpty }.joined(separator: "-"))
                var (name, number) = (base, 1)
                while !used.insert(name).inserted {
                    number += 1
                    name = "\(base)-\(number)"
                }
                return PreviewShot(entry: entry, number: index + 1, variant: variant, name: name)
            }
        }
    }

    static func title(_ entry: PreviewList.Entry) -> String {
        if let name = entry.name { return name }
        return "line \(entry.line)" + (entry.part > 0 ? ", \(entry.part)" : "")
    }

    /// A text as a file's name that is one everywhere.
    private static func fileName(_ text: String) -> String {
        let kept = text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let name = String(kept.drop { $0 == "." }.prefix(100))
        return name.isEmpty ? "Preview" : name
    }

    /// What a script says to show it and to write its picture.
    func commands(writing file: String) -> [String] {
        var commands = ["preview \(number)", "appearance \(variant.appearance.rawValue)", "content-size \(variant.contentSize.rawValue)"]
        if let isLandscape = variant.isLandscape { commands.append("rotate \(isLandscape ? "landscape" : "portrait")") }
        return commands + ["settle", "screenshot \(file)"]
    }
}
