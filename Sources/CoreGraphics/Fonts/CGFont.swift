internal import CFreeType
import Foundation

/// The number of a glyph in its font.
public typealias CGFontIndex = UInt16
/// The number of a glyph in its font.
public typealias CGGlyph = CGFontIndex

/// The glyph that stands for no character.
public let kCGFontIndexInvalid: CGFontIndex = .max
/// The greatest number of a glyph.
public let kCGFontIndexMax: CGFontIndex = .max - 1
/// The greatest number of a glyph.
public let kCGGlyphMax = kCGFontIndexMax

/// A font without a size: its measures are in its own units, of which `unitsPerEm` make an em.
///
/// See https://developer.apple.com/documentation/coregraphics/cgfont.
public final class CGFont: Hashable, @unchecked Sendable {
    /// Guards FreeType, whose objects are not made for several threads.
    private static let lock = NSLock()
    nonisolated(unsafe) static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// The font's file in memory; FreeType reads it as long as there is a face.
    package let content: Data
    private let storage: UnsafeMutableRawBufferPointer
    private let face: FT_Face
    let givenName: String?
    /// Where the font stands on its axes, in the order that it has them in; `nil` for a font as its file has it.
    let coordinates: [FT_Fixed]?

    /// Reads a font out of a file's bytes.
    ///
    /// - Parameter name: the PostScript name under which the font is known, if that is not its own.
    /// - Returns: `nil` if they are no font.
    package convenience init?(content: Data, index: Int = 0, name: String? = nil) {
        self.init(content: content, index: index, name: name, coordinates: nil)
    }

    /// Reads a font out of a file's bytes, and brings it to places on its axes.
    init?(content: Data, index: Int, name: String?, coordinates: [FT_Fixed]?) {
        self.content = content
        self.coordinates = coordinates
        storage = .allocate(byteCount: max(content.count, 1), alignment: 16)
        content.copyBytes(to: storage)
        givenName = name
        var face: FT_Face?
        let bytes = storage.baseAddress!.assumingMemoryBound(to: FT_Byte.self)
        let count = content.count
        let isFont = Self.lock.withLock {
            guard FT_New_Memory_Face(Self.library, bytes, FT_Long(count), FT_Long(index), &face) == 0 else { return false }
            guard var places = coordinates else { return true }
            if FT_Set_Var_Design_Coordinates(face, FT_UInt(places.count), &places) == 0 { return true }
            FT_Done_Face(face)
            return false
        }
        guard isFont, let face else {
            storage.deallocate()
            return nil
        }
        self.face = face
    }

    /// Reads the font that a provider has the file of.
    ///
    /// - Returns: `nil` if that is no font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let content = provider.content else { return nil }
        self.init(content: content)
    }

    /// Finds fonts by their PostScript names. Whoever knows what fonts there are says so when it is loaded.
    nonisolated(unsafe) package static var find: (@Sendable (String) -> CGFont?)?

    /// Finds the font of a PostScript or full name.
    ///
    /// - Returns: `nil` if there is none.
    public convenience init?(_ name: CFString) {
        guard let found = CGFont.find?(name as String) else { return nil }
        self.init(content: found.content, index: found.index, name: found.givenName)
    }

    /// Which of the fonts in its file this is.
    var index: Int { Int(with { $0.face_index } & 0xFFFF) }

    deinit {
        _ = Self.lock.withLock { FT_Done_Face(face) }
        storage.deallocate()
    }

    func with<Result>(_ body: (FT_FaceRec) -> Result) -> Result { Self.lock.withLock { body(face.pointee) } }

    func using<Result>(_ body: (FT_Face) -> Result) -> Result { Self.lock.withLock { body(face) } }

    private func table<Table>(_ tag: FT_Sfnt_Tag, as type: Table.Type) -> Table? {
        using { FT_Get_Sfnt_Table($0, tag)?.assumingMemoryBound(to: type).pointee }
    }

    // MARK: Names

    /// The PostScript name; `nil` for a font without one.
    public var postScriptName: CFString? {
        (givenName ?? using { FT_Get_Postscript_Name($0).map { String(cString: $0) } }).map { $0 as NSString }
    }

    /// The family and the style: "Inter Bold".
    public var fullName: CFString? {
        let (family, style) = with { face in (face.family_name.map { String(cString: $0) }, face.style_name.map { String(cString: $0) }) }
        return family.map { $0 + (style.map { $0 == "Regular" ? "" : " \($0)" } ?? "") as NSString }
    }

    // MARK: Measures

    /// How many glyphs there are.
    public var numberOfGlyphs: Int { with { Int($0.num_glyphs) } }
    /// How many units make an em.
    public var unitsPerEm: Int32 { with { Int32($0.units_per_EM) } }
    /// From the baseline up to the top of the highest glyphs, in units.
    public var ascent: Int32 { with { Int32($0.ascender) } }
    /// From the baseline down to the bottom of the lowest glyphs, in units: a negative number.
    public var descent: Int32 { with { Int32($0.descender) } }
    /// The gap that the font recommends between lines, in units.
    public var leading: Int32 { with { max(0, Int32($0.height) - Int32($0.ascender) + Int32($0.descender)) } }
    /// The height of capital letters, in units: that of an H where the font does not say; 0 where it has none.
    public var capHeight: Int32 { heights.map { Int32($0.sCapHeight) } ?? height(of: "H") }
    /// The height of lowercase letters, in units: that of an x where the font does not say; 0 where it has none.
    public var xHeight: Int32 { heights.map { Int32($0.sxHeight) } ?? height(of: "x") }

    /// The table with the heights of letters, where it is new enough to have them.
    private var heights: TT_OS2? { table(FT_SFNT_OS2, as: TT_OS2.self).flatMap { $0.version < 2 ? nil : $0 } }

    private func height(of letter: Unicode.Scalar) -> Int32 { path(of: glyph(for: letter)).map { Int32($0.boundingBox.maxY) } ?? 0 }

    /// The angle by which the letters lean, in degrees against the hands of a clock: negative for an italic.
    public var italicAngle: CGFloat { table(FT_SFNT_POST, as: TT_Postscript.self).map { CGFloat($0.italicAngle) / 65536 } ?? 0 }
    /// The rectangle that every glyph fits in, in units.
    public var fontBBox: CGRect {
        with { face in
            CGRect(
                x: Double(face.bbox.xMin), y: Double(face.bbox.yMin), width: Double(face.bbox.xMax - face.bbox.xMin),
                height: Double(face.bbox.yMax - face.bbox.yMin))
        }
    }

    // MARK: Tables

    /// The bytes of a table of the font's file, by its tag: 0x6E616D65 is "name". `nil` if there is no such table.
    public func table(for tag: UInt32) -> CFData? {
        using { face in
            var length: FT_ULong = 0
            guard FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0 else { return nil }
            var bytes = [FT_Byte](repeating: 0, count: Int(length))
            guard FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, &bytes, &length) == 0 else { return nil }
            return Data(bytes) as NSData
        }
    }

    /// Whether both are the same file's font.
    public static func == (left: CGFont, right: CGFont) -> Bool {
        left === right
            || (left.content == right.content && left.with { $0.face_index } == right.with { $0.face_index }
                && left.coordinates == right.coordinates)
    }

    /// Adds what tells fonts apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.count) }
}
