import CPango
import Foundation

/// One font file's face as fontconfig knows it.
struct CatalogFace {
    var family: String
    var otherFamilies: [String]
    var style: String
    var fullName: String
    var postScriptName: String
    /// 100 (thin) … 900 (black), as in CSS and OpenType.
    var weight: Double
    /// Percent of the normal width.
    var width: Double
    var isItalic: Bool
    var isMonospaced: Bool
    var path: String
    var indexInFile: Int32
    /// Whether an app brought it.
    var isRegistered: Bool
}

/// Every face there is: those of the machine and those that the app registered.
///
/// Not safe by itself: `FontLibrary` guards it.
final class FontCatalog {
    private(set) var faces: [CatalogFace] = []
    private var indexByPostScriptName: [String: Int] = [:]
    private var indicesByFamily: [String: [Int]] = [:]

    init() {
        read(FcConfigGetFonts(FontConfiguration.shared, FcSetSystem), registered: false, skip: 0)
    }

    /// The face with this PostScript name.
    func index(postScriptName: String) -> Int? { indexByPostScriptName[postScriptName.lowercased()] }

    /// The faces of a family, by any of its names.
    func indices(family: String) -> [Int] { indicesByFamily[family.lowercased()] ?? [] }

    /// The face of a family that is nearest to what is asked: upright or italic first, then width, then weight.
    func nearest(inFamily family: String, weight: Double, width: Double, isItalic: Bool) -> Int? {
        indices(family: family).min { score(faces[$0], weight, width, isItalic) < score(faces[$1], weight, width, isItalic) }
    }

    private func score(_ face: CatalogFace, _ weight: Double, _ width: Double, _ isItalic: Bool) -> Double {
        var score = abs(face.weight - weight) + 20 * abs(face.width - width)
        if face.isItalic != isItalic { score += 10_000 }
        // Between two equally near, the heavier of a bold pair and the lighter of a light one, as CSS has it.
        if weight > 500, face.weight < weight { score += 0.5 }
        if weight <= 500, face.weight > weight { score += 0.5 }
        return score
    }

    /// Adds the faces of a font file; gives their indices, none if the file is no font.
    func register(path: String) -> [Int] {
        let before = applicationFontCount
        let added = path.withCString { text in
            FcConfigAppFontAddFile(FontConfiguration.shared, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
        }
        guard added == FcTrue else { return [] }
        let first = faces.count
        read(FcConfigGetFonts(FontConfiguration.shared, FcSetApplication), registered: true, skip: before)
        return Array(first..<faces.count)
    }

    /// Makes the faces of a registered file unknown by their names; tells whether there were any.
    func unregister(path: String) -> Bool {
        let gone = faces.indices.filter { faces[$0].isRegistered && faces[$0].path == path }
        for index in gone {
            faces[index].isRegistered = false
            if indexByPostScriptName[faces[index].postScriptName.lowercased()] == index {
                indexByPostScriptName[faces[index].postScriptName.lowercased()] = nil
            }
        }
        for (name, indices) in indicesByFamily { indicesByFamily[name] = indices.filter { !gone.contains($0) } }
        return !gone.isEmpty
    }

    private var applicationFontCount: Int {
        FcConfigGetFonts(FontConfiguration.shared, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
    }

    private func read(_ set: UnsafeMutablePointer<FcFontSet>?, registered: Bool, skip: Int) {
        guard let set else { return }
        for position in skip..<max(skip, Int(set.pointee.nfont)) {
            guard let pattern = set.pointee.fonts[position], var face = CatalogFace(pattern) else { continue }
            face.isRegistered = registered
            let index = faces.count
            faces.append(face)
            // What the app brings wins over what the machine has.
            if registered || indexByPostScriptName[face.postScriptName.lowercased()] == nil {
                indexByPostScriptName[face.postScriptName.lowercased()] = index
            }
            for name in Set([face.family] + face.otherFamilies) { indicesByFamily[name.lowercased(), default: []].append(index) }
        }
    }
}

extension CatalogFace {
    init?(_ pattern: OpaquePointer) {
        func text(_ object: String, _ position: Int32 = 0) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, object, position, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func number(_ object: String) -> Double? {
            var value = 0.0
            return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
        }
        func integer(_ object: String) -> Int32? {
            var value: Int32 = 0
            return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
        }
        guard let path = text(FC_FILE), let family = text(FC_FAMILY), let postScriptName = text(FC_POSTSCRIPT_NAME) else { return nil }
        self.path = path
        self.family = family
        self.postScriptName = postScriptName
        otherFamilies = (1..<8).compactMap { text(FC_FAMILY, $0) }
        style = text(FC_STYLE) ?? "Regular"
        fullName = text(FC_FULLNAME) ?? family
        weight = FcWeightToOpenTypeDouble(number(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
        width = number(FC_WIDTH) ?? 100
        isItalic = (integer(FC_SLANT) ?? 0) != FC_SLANT_ROMAN
        isMonospaced = (integer(FC_SPACING) ?? 0) >= FC_MONO
        indexInFile = (integer(FC_INDEX) ?? 0) & 0xFFFF
        isRegistered = false
    }
}
