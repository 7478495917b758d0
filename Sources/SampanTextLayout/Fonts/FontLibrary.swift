import CPango
import Foundation

/// Finds faces and keeps them. All of it may be used from any thread.
package final class FontLibrary: @unchecked Sendable {
    package static let shared = FontLibrary()

    /// Guards fontconfig's and Pango's objects, which are not made for several threads.
    let lock = NSRecursiveLock()
    let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    private let catalog: FontCatalog
    private var faces: [FontSpecification: FontFace?] = [:]

    private init() {
        catalog = FontCatalog()
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { fatalError("Pango: no FreeType fonts") }
        fontMap = map
        let fcMap = OpaquePointer(map)
        pango_fc_font_map_set_config(fcMap, FontConfiguration.shared)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        let substitute: PangoFcSubstituteFunc = { pattern, library in
            guard let pattern, let library else { return }
            Unmanaged<FontCatalog>.fromOpaque(library).takeUnretainedValue().resolve(pattern)
        }
        pango_fc_font_map_set_default_substitute(fcMap, substitute, Unmanaged.passUnretained(catalog).toOpaque(), nil)
        BundleFonts(of: .main).register { catalog.register(path: $0).map { catalog.faces[$0].postScriptName } }
    }

    /// The face that a specification stands for; `nil` if no font has the name.
    package func face(_ specification: FontSpecification) -> FontFace? {
        lock.lock()
        defer { lock.unlock() }
        if let known = faces[specification] { return known }
        let found = resolve(specification)
        faces[specification] = .some(found)
        return found
    }

    /// The system font.
    package func systemFace(
        size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, design: SystemFontDesign = .standard, addedLeading: CGFloat = 0,
        features: [FontFeature] = []
    ) -> FontFace {
        let specification = FontSpecification(
            family: .system(design), weight: weight, isItalic: isItalic, size: size, features: features, addedLeading: addedLeading)
        guard let face = face(specification) else { FontLibrary.endForLackOfFonts() }
        return face
    }

    /// Ends the process: without the system font there is no text, and so no app. That is no fault of the program's, and said as such.
    private static func endForLackOfFonts() -> Never {
        let text = """
            No font is installed that can stand for the system font. Install the packages fonts-inter and fonts-noto-core (Debian, Ubuntu), \
            or rsms-inter-fonts and google-noto-sans-fonts (Fedora). "sampan doctor" tells what else is missing.

            """
        FileHandle.standardError.write(Data(text.utf8))
        exit(1)
    }

    /// The names of all families that an app can ask for, sorted.
    package var familyNames: [String] {
        lock.lock()
        defer { lock.unlock() }
        return Set(AppleFontFamily.all.map(\.name) + catalog.faces.filter(\.isRegistered).map(\.family)).sorted()
    }

    /// The PostScript names of a family's faces; none if there is no such family.
    package func faceNames(inFamily name: String) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        let registered = catalog.indices(family: name).map { catalog.faces[$0] }.filter(\.isRegistered)
        if !registered.isEmpty { return registered.map(\.postScriptName).sorted() }
        return AppleFontFamily.named(name)?.faces.map(\.postScriptName) ?? []
    }

    /// Makes the faces of a font file available by name; gives their PostScript names, none if the file is no font.
    @discardableResult
    package func register(fontFile: URL) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        let added = catalog.register(path: fontFile.path)
        guard !added.isEmpty else { return [] }
        faces = faces.filter { $0.value != nil }
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        LayoutCache.shared.removeAll()
        return added.map { catalog.faces[$0].postScriptName }
    }

    /// Whether the faces of a font file are registered.
    package func isRegistered(fontFile: URL) -> Bool {
        lock.withLock { catalog.faces.contains { $0.isRegistered && $0.path == fontFile.path } }
    }

    /// Whether a registered face has a PostScript name.
    package func isRegistered(postScriptName: String) -> Bool {
        lock.withLock { catalog.index(postScriptName: postScriptName).map { catalog.faces[$0].isRegistered } ?? false }
    }

    /// Takes the faces of a font file back; tells whether there were any. Fonts that were made of them stay as they are.
    package func unregister(fontFile: URL) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard catalog.unregister(path: fontFile.path) else { return false }
        // Faces are told apart as objects, so that the others stay.
        faces = faces.filter { $0.value?.file.path != fontFile.path }
        return true
    }

    /// The language in which ambiguous characters are drawn: "vi", "ja".
    package var language: String {
        get { String(cString: pango_language_to_string(pango_context_get_language(context))) }
        set {
            lock.lock()
            defer { lock.unlock() }
            pango_context_set_language(context, pango_language_from_string(newValue))
            LayoutCache.shared.removeAll()
        }
    }

    /// Forgets every text that was laid out: it is laid out again when it is asked for.
    package func forgetLayouts() {
        lock.lock()
        defer { lock.unlock() }
        LayoutCache.shared.removeAll()
    }

    /// The family name by which one face, and no other, is asked of fontconfig.
    static func privateFamilyName(ofCatalogIndex index: Int) -> String { "face \(index)" }

    // MARK: From names to faces

    private func resolve(_ specification: FontSpecification) -> FontFace? {
        switch specification.family {
        case .system(let design): return systemFace(specification, design)
        case .family(let name): return familyFace(specification, name)
        case .postScript(let name): return postScriptFace(specification, name)
        }
    }

    private func systemFace(_ specification: FontSpecification, _ design: SystemFontDesign) -> FontFace? {
        let rendition = SystemFont.rendition(of: design, size: specification.size, weight: specification.weight)
        let weight = FontWeightScale.openType(specification.weight)
        guard let index = firstNearest(rendition.families, weight, 100, specification.isItalic) else { return nil }
        // Inter turns "->" into an arrow and "2x4" into a product by itself; San Francisco does not.
        let features = [FontFeature(tag: "calt", value: 0)] + specification.features
        let name = SystemFont.postScriptName(design: design, weight: weight, isItalic: specification.isItalic)
        return FontFace(
            specification: specification, catalogIndex: index, catalogFace: catalog.faces[index], scale: rendition.scale,
            tracking: rendition.tracking,
            widths: SystemFont.widths(of: design, size: specification.size, weight: weight, features: specification.features),
            metrics: SystemFont.metrics.scaled(by: specification.size).spread(by: specification.addedLeading),
            postScriptName: name,
            familyName: SystemFont.familyName(design), styleName: AppleFontFamily.styleName(ofPostScriptName: name), weight: weight,
            isItalic: specification.isItalic, features: features)
    }

    private func familyFace(_ specification: FontSpecification, _ name: String) -> FontFace? {
        if let system = SystemFont.specification(postScriptName: name, size: specification.size), case .system(let design) = system.family {
            return systemFace(specification, design)
        }
        let weight = FontWeightScale.openType(specification.weight)
        let width = 100 + 50 * Double(specification.width)
        if let index = catalog.nearest(inFamily: name, weight: weight, width: width, isItalic: specification.isItalic),
            catalog.faces[index].isRegistered
        {
            return ownFace(specification, index)
        }
        guard let family = AppleFontFamily.named(name) else { return nil }
        let face = family.faces.min { distance($0, weight, specification.isItalic) < distance($1, weight, specification.isItalic) }
        return face.flatMap { substituted(specification, family, $0) }
    }

    private func distance(_ face: AppleFontFamily.Face, _ weight: Double, _ isItalic: Bool) -> Double {
        // Families list condensed faces after the normal ones of the same weight, so that the normal one wins.
        abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10_000) + (face.postScriptName.contains("Condensed") ? 1 : 0)
    }

    private func postScriptFace(_ specification: FontSpecification, _ name: String) -> FontFace? {
        if var system = SystemFont.specification(postScriptName: name, size: specification.size), case .system(let design) = system.family {
            system.features = specification.features
            return systemFace(system, design)
        }
        if let index = catalog.index(postScriptName: name), catalog.faces[index].isRegistered { return ownFace(specification, index) }
        if let (family, face) = AppleFontFamily.face(postScriptName: name) { return substituted(specification, family, face) }
        return nil
    }

    private func substituted(_ specification: FontSpecification, _ family: AppleFontFamily, _ face: AppleFontFamily.Face) -> FontFace? {
        let narrow = face.postScriptName.contains("Condensed") && family.substitutes.first == "Inter"
        let substitutes = narrow ? ["DejaVu Sans Condensed"] + family.substitutes : family.substitutes
        guard let index = firstNearest(substitutes, face.weight, narrow ? 75 : 100, face.isItalic) else { return nil }
        let own = measured(index)
        let scale = own.xHeight > 0.1 ? family.metrics.xHeight / own.xHeight : 1
        let tracking = family.fixedAdvance.map { ($0 - advanceOfZero(index) * scale) * specification.size } ?? 0
        return FontFace(
            specification: specification, catalogIndex: index, catalogFace: catalog.faces[index], scale: scale, tracking: tracking,
            metrics: family.metrics.scaled(by: specification.size), postScriptName: face.postScriptName, familyName: family.name,
            styleName: AppleFontFamily.styleName(ofPostScriptName: face.postScriptName), weight: face.weight, isItalic: face.isItalic,
            features: [FontFeature(tag: "calt", value: 0)] + specification.features)
    }

    private func ownFace(_ specification: FontSpecification, _ index: Int) -> FontFace {
        let face = catalog.faces[index]
        return FontFace(
            specification: specification, catalogIndex: index, catalogFace: face, scale: 1, tracking: 0,
            metrics: measured(index).scaled(by: specification.size), postScriptName: face.postScriptName, familyName: face.family,
            styleName: face.style, weight: face.weight, isItalic: face.isItalic, familyClass: measure(index).familyClass,
            features: specification.features)
    }

    private func firstNearest(_ families: [String], _ weight: Double, _ width: Double, _ isItalic: Bool) -> Int? {
        for family in families {
            if let index = catalog.nearest(inFamily: family, weight: weight, width: width, isItalic: isItalic) { return index }
        }
        return nil
    }

    // MARK: Measuring files

    private var metricsByIndex: [Int: FontFile.Measures] = [:]

    private func measured(_ index: Int) -> FontMetrics { measure(index).metrics }
    private func advanceOfZero(_ index: Int) -> CGFloat { measure(index).zero }

    private func measure(_ index: Int) -> FontFile.Measures {
        if let known = metricsByIndex[index] { return known }
        let face = catalog.faces[index]
        let result = FontFile(path: face.path, index: face.indexInFile)?.measures ?? (SystemFont.metrics, 0.6, 0)
        metricsByIndex[index] = result
        return result
    }
}

extension FontCatalog {
    /// Turns a pattern that asks for "face 12" into one that asks for the twelfth face's file, followed by the families that
    /// supply what it lacks, and turns hinting off.
    func resolve(_ pattern: OpaquePointer) {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &value) == FcResultMatch, let value else { return }
        let name = String(cString: value)
        FcPatternDel(pattern, FC_FAMILY)
        var families = FontConfiguration.fallbackFamilies
        if name.hasPrefix("face "), let index = Int(name.dropFirst(5)), faces.indices.contains(index) {
            let face = faces[index]
            add(face.path, FC_FILE, to: pattern)
            add(face.postScriptName, FC_POSTSCRIPT_NAME, to: pattern)
            families.insert(face.family, at: 0)
        } else if name == "emoji" {
            families = FontConfiguration.emojiFamilies + families
        } else {
            families.insert(name, at: 0)
        }
        for family in families { add(family, FC_FAMILY, to: pattern) }
        FcPatternDel(pattern, FC_HINTING)
        FcPatternAddBool(pattern, FC_HINTING, FcFalse)
        FcPatternDel(pattern, FC_AUTOHINT)
        FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse)
        FcPatternDel(pattern, FC_HINT_STYLE)
        FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
    }

    private func add(_ text: String, _ object: String, to pattern: OpaquePointer) {
        _ = text.withCString { FcPatternAddString(pattern, object, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
    }
}
