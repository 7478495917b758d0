internal import CFreeType
import Foundation

extension CGFont {
    /// The key of an axis's name.
    nonisolated(unsafe) public static let variationAxisName: CFString = "kCGFontVariationAxisName"
    /// The key of the least value on an axis.
    nonisolated(unsafe) public static let variationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
    /// The key of the greatest value on an axis.
    nonisolated(unsafe) public static let variationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
    /// The key of the value on an axis that a font has unless it is varied.
    nonisolated(unsafe) public static let variationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"

    /// One of the ways in which a font can be varied; numbers are 65536ths.
    private struct Axis {
        var name: String
        var least: FT_Fixed
        var usual: FT_Fixed
        var greatest: FT_Fixed
    }

    private var axes: [Axis] {
        using { face in
            var variations: UnsafeMutablePointer<FT_MM_Var>?
            guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return [] }
            defer { FT_Done_MM_Var(CGFont.library, variations) }
            return (0..<Int(variations.pointee.num_axis)).map { index in
                let axis = variations.pointee.axis[index]
                return Axis(
                    name: CGFont.name(axis.strid, of: face) ?? axis.name.map { String(cString: $0) } ?? "", least: axis.minimum,
                    usual: axis.def, greatest: axis.maximum)
            }
        }
    }

    /// A name out of a font's table of names, as Microsoft's or Unicode's platform has it.
    private static func name(_ id: FT_UInt, of face: FT_Face) -> String? {
        for index in 0..<FT_Get_Sfnt_Name_Count(face) {
            var name = FT_SfntName()
            guard FT_Get_Sfnt_Name(face, index, &name) == 0, FT_UInt(name.name_id) == id, let bytes = name.string else { continue }
            let isUnicode = name.platform_id == 0 || (name.platform_id == 3 && name.language_id == 0x409)
            guard isUnicode else { continue }
            return String(data: Data(bytes: bytes, count: Int(name.string_len)), encoding: .utf16BigEndian)
        }
        return nil
    }

    /// The ways in which the font can be varied, each a dictionary of its name, its least, greatest and usual value; `nil` if it cannot be.
    ///
    /// See https://developer.apple.com/documentation/coregraphics/cgfont/variationaxes.
    public var variationAxes: CFArray? {
        let axes = axes
        if axes.isEmpty { return nil }
        return axes.map { axis -> [String: Any] in
            [
                CGFont.variationAxisName as String: axis.name, CGFont.variationAxisMinValue as String: axis.least.number,
                CGFont.variationAxisMaxValue as String: axis.greatest.number,
                CGFont.variationAxisDefaultValue as String: axis.usual.number,
            ]
        } as NSArray
    }

    /// The font's values on its axes, by their names; `nil` if it cannot be varied.
    public var variations: CFDictionary? {
        let axes = axes
        if axes.isEmpty { return nil }
        let values = zip(axes, coordinates ?? axes.map(\.usual)).map { ($0.name, $1.number as Any) }
        return Dictionary(values) { first, _ in first } as NSDictionary
    }

    /// The font varied: with values on its axes, by their names. Axes that are not named keep the values they have.
    ///
    /// - Returns: `nil` if the font cannot be varied.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? {
        let axes = axes
        guard !axes.isEmpty else { return nil }
        let wanted = variations as? [String: Any] ?? [:]
        let places = zip(axes, coordinates ?? axes.map(\.usual)).map { axis, present -> FT_Fixed in
            guard let value = (wanted[axis.name] as? NSNumber)?.doubleValue, value.isFinite else { return present }
            let place = FT_Fixed((min(max(value, -32768), 32767) * 65536).rounded())
            return min(max(place, axis.least), axis.greatest)
        }
        return CGFont(content: content, index: index, name: givenName, coordinates: places)
    }
}

extension FT_Fixed {
    /// The number that so many 65536ths are.
    fileprivate var number: Double { Double(self) / 65536 }
}
