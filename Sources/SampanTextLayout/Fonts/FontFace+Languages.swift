import CPango
import Foundation

extension FontFace {
    /// The languages that the face's file has all letters of, by their identifiers, sorted: "en", "vi", "zh-Hans".
    package var languages: [String] {
        let library = FontLibrary.shared
        library.lock.lock()
        defer { library.lock.unlock() }
        guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        _ = file.path.withCString { FcPatternAddString(pattern, FC_FILE, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
        FcObjectSetAdd(wanted, FC_LANG)
        guard let found = FcFontList(FontConfiguration.shared, pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(found) }
        var languages: Set<String> = []
        for position in 0..<Int(found.pointee.nfont) {
            var set: OpaquePointer?
            guard let font = found.pointee.fonts[position], FcPatternGetLangSet(font, FC_LANG, 0, &set) == FcResultMatch else { continue }
            languages.formUnion(Self.names(in: set))
        }
        return languages.sorted()
    }

    private static func names(in set: OpaquePointer?) -> [String] {
        guard let set, let names = FcLangSetGetLangs(set), let list = FcStrListCreate(names) else { return [] }
        defer {
            FcStrListDone(list)
            FcStrSetDestroy(names)
        }
        var found: [String] = []
        while let name = FcStrListNext(list) { found.append(identifier(String(cString: name))) }
        return found
    }

    /// fontconfig tells ways of writing a language apart by regions.
    private static func identifier(_ name: String) -> String {
        let parts = name.split(separator: "-")
        guard parts.count == 2 else { return name }
        if parts[0] == "zh" { return ["tw", "hk", "mo"].contains(parts[1]) ? "zh-Hant" : "zh-Hans" }
        return "\(parts[0])-\(parts[1].uppercased())"
    }
}
