import CPango
import Foundation

/// A stretch of a paragraph that is shaped in one style; the length counts UTF-16 units.
struct ShapeRun: Hashable {
    var length: Int
    var style: ShapeStyle
}

/// Turns a paragraph into glyphs. The font library's lock must be held.
struct Shaper {
    private let library = FontLibrary.shared
    private let runs: [ShapeRun]
    private let isRightToLeft: Bool
    /// The paragraph in UTF-8.
    private let bytes: [UInt8]
    /// For each byte and the end: where it is in UTF-16; `nil` if both are the same, as in ASCII.
    private let utf16OfByte: [Int32]?
    private let utf16Count: Int

    private var clusters: [Cluster] = []
    private var items: [ShapedItem] = []
    private var glyphs: [UInt32] = []
    private var glyphX: [Float] = []
    private var glyphY: [Float] = []
    private var glyphAdvance: [Float] = []

    /// Shapes one paragraph, without what ends it.
    static func shape(_ text: String, runs: [ShapeRun], direction: WritingDirection, defaultIsRightToLeft: Bool) -> ShapedParagraph {
        var shaper = Shaper(text, runs, direction, defaultIsRightToLeft)
        return shaper.shape()
    }

    private init(_ text: String, _ runs: [ShapeRun], _ direction: WritingDirection, _ defaultIsRightToLeft: Bool) {
        self.runs = runs
        // Pango stops at a zero byte.
        var bytes = text.utf8.map { $0 == 0 ? 0x20 : $0 }
        let count = bytes.count
        bytes.append(0)
        self.bytes = bytes
        var units = 0
        var isASCII = true
        for byte in bytes[..<count] where byte & 0xC0 != 0x80 {
            units += byte >= 0xF0 ? 2 : 1
            if byte >= 0x80 { isASCII = false }
        }
        utf16Count = units
        if isASCII {
            utf16OfByte = nil
        } else {
            var map = [Int32](repeating: 0, count: count + 1)
            var position: Int32 = 0
            for index in 0..<count {
                let byte = bytes[index]
                if byte & 0xC0 != 0x80 {
                    map[index] = position
                    position += byte >= 0xF0 ? 2 : 1
                } else {
                    map[index] = map[index - 1]
                }
            }
            map[count] = position
            utf16OfByte = map
        }
        switch direction {
        case .leftToRight: isRightToLeft = false
        case .rightToLeft: isRightToLeft = true
        case .natural:
            if isASCII, !defaultIsRightToLeft {
                isRightToLeft = false
            } else {
                isRightToLeft = Self.firstStrongIsRightToLeft(text) ?? defaultIsRightToLeft
            }
        }
    }

    /// The direction of the first letter, rule P2 of the bidirectional algorithm; `nil` without letters.
    private static func firstStrongIsRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x200E: return false
            case 0x200F, 0x061C: return true
            // Arabic digits are letters of neither direction.
            case 0x0660...0x0669, 0x06F0...0x06F9: continue
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default:
                if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }

    private var byteCount: Int { bytes.count - 1 }

    private func utf16(_ byte: Int) -> Int32 { utf16OfByte?[byte] ?? Int32(byte) }

    /// The first byte of a UTF-16 position.
    private func byte(utf16 position: Int) -> Int {
        guard let map = utf16OfByte else { return position }
        var (low, high) = (0, byteCount)
        while low < high {
            let middle = (low + high) / 2
            if Int(map[middle]) < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func shape() -> ShapedParagraph {
        guard byteCount > 0 else {
            return ShapedParagraph(
                utf16Count: 0, isRightToLeft: isRightToLeft, clusters: [], items: [], glyphs: [], glyphX: [], glyphY: [], glyphAdvance: [],
                boundaries: [.caret])
        }
        let attributes = pango_attr_list_new()
        var runEnds: [Int] = []
        var start = 0
        var position = 0
        for run in runs {
            position += run.length
            let end = byte(utf16: position)
            insertAttributes(of: run.style, start..<end, into: attributes)
            runEnds.append(end)
            start = end
        }
        defer { pango_attr_list_unref(attributes) }

        return bytes.withUnsafeBufferPointer { buffer in
            let text = UnsafeRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self)
            let list = pango_itemize_with_base_dir(
                library.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, text, 0, Int32(byteCount), attributes, nil)
            var run = 0
            let glyphString = pango_glyph_string_new()
            var node = list
            while let current = node {
                let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
                var from = Int(item.pointee.offset)
                let end = from + Int(item.pointee.length)
                // An item may span runs that differ in what is not Pango's affair.
                while from < end {
                    while run < runEnds.count - 1, runEnds[run] <= from { run += 1 }
                    let to = min(end, runEnds[run])
                    shapeStretch(from..<to, of: item, style: runs[run].style, text, glyphString)
                    from = to
                }
                pango_item_free(item)
                node = current.pointee.next
            }
            g_list_free(list)
            pango_glyph_string_free(glyphString)
            let boundaries = markBreaks(text)
            return ShapedParagraph(
                utf16Count: utf16Count, isRightToLeft: isRightToLeft, clusters: clusters, items: items, glyphs: glyphs, glyphX: glyphX,
                glyphY: glyphY, glyphAdvance: glyphAdvance, boundaries: boundaries)
        }
    }

    private func insertAttributes(of style: ShapeStyle, _ range: Range<Int>, into list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = UInt32(range.lowerBound)
            attribute?.pointee.end_index = UInt32(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        insert(pango_attr_font_desc_new(style.font.description))
        var features = style.font.features
        if style.kern == 0 { features += ",kern=0" }
        if style.ligature == 0 || (style.kern ?? 0) != 0 { features += ",liga=0,clig=0" }
        if features.hasPrefix(",") { features.removeFirst() }
        if !features.isEmpty { insert(pango_attr_font_features_new(features)) }
    }

    private mutating func shapeStretch(
        _ range: Range<Int>, of item: UnsafeMutablePointer<PangoItem>, style: ShapeStyle, _ text: UnsafePointer<CChar>,
        _ glyphString: UnsafeMutablePointer<PangoGlyphString>?
    ) {
        if let box = style.attachment {
            // U+FFFC is three bytes; the attachment stands for each of them in the run.
            var from = range.lowerBound
            while from < range.upperBound {
                let isObject = from + 3 <= range.upperBound && bytes[from] == 0xEF && bytes[from + 1] == 0xBF && bytes[from + 2] == 0xBC
                guard isObject else { break }
                appendAttachment(box, at: from, level: item.pointee.analysis.level, style)
                from += 3
            }
            if from < range.upperBound {
                var plain = style
                plain.attachment = nil
                shapeStretch(from..<range.upperBound, of: item, style: plain, text, glyphString)
            }
            return
        }
        guard let font = item.pointee.analysis.font, let glyphString else { return }
        let render = RenderFont.of(font)
        let metrics = style.font.metrics
        var shaped = ShapedItem(
            font: render, level: item.pointee.analysis.level, ascent: metrics.ascender, descent: -metrics.descender,
            leading: metrics.leading,
            baselineOffset: style.baselineOffset, stretch: style.expansion == 0 ? 1 : exp(style.expansion), attachment: nil)
        if Self.isTall(item.pointee.analysis.script) {
            shaped.ascent = max(shaped.ascent, render.ownAscent)
            shaped.descent = max(shaped.descent, render.ownDescent)
        }
        shaped.ascent += style.baselineOffset
        shaped.descent -= style.baselineOffset
        pango_shape_full(
            text + range.lowerBound, Int32(range.count), text, Int32(byteCount), &item.pointee.analysis, glyphString)
        appendGlyphs(of: glyphString.pointee, range, shaped, style)
    }

    /// Scripts whose letters reach beyond the lines of Latin text.
    private static func isTall(_ script: UInt8) -> Bool {
        switch PangoScript(Int32(script)) {
        case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_HAN,
            PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_HEBREW:
            return false
        default: return true
        }
    }

    private mutating func appendAttachment(_ box: AttachmentBox, at offset: Int, level: UInt8, _ style: ShapeStyle) {
        let start = utf16(offset)
        clusters.append(
            Cluster(
                start: start, length: 1, item: Int32(items.count), glyphStart: Int32(glyphs.count), glyphCount: 0, flags: [],
                advance: box.width + (style.kern ?? 0)))
        items.append(
            ShapedItem(
                font: nil, level: level, ascent: box.ascent + style.baselineOffset, descent: box.descent - style.baselineOffset, leading: 0,
                baselineOffset: style.baselineOffset, stretch: 1, attachment: box))
    }

    private mutating func appendGlyphs(of string: PangoGlyphString, _ range: Range<Int>, _ shaped: ShapedItem, _ style: ShapeStyle) {
        let itemIndex = Int32(items.count)
        items.append(shaped)
        let unit = 1 / CGFloat(PANGO_SCALE)
        let extra = (style.kern ?? 0) + style.tracking + style.font.tracking
        let count = Int(string.num_glyphs)
        let firstGlyph = glyphs.count
        for index in 0..<count {
            let info = string.glyphs[index]
            let drawn = Self.drawnGlyph(info.glyph)
            glyphs.append(drawn)
            glyphX.append(Float(CGFloat(info.geometry.x_offset) * unit * shaped.stretch))
            glyphY.append(Float(CGFloat(info.geometry.y_offset) * unit))
            glyphAdvance.append(Float(CGFloat(info.geometry.width) * unit * shaped.stretch))
        }
        // Glyphs stand in visual order: the text's order is the other way round if it runs from right to left.
        let backwards = shaped.isRightToLeft
        var position = 0
        while position < count {
            let glyph = backwards ? count - 1 - position : position
            let offset = Int(string.log_clusters[glyph])
            var length = 1
            while position + length < count {
                let next = backwards ? count - 1 - position - length : position + length
                if Int(string.log_clusters[next]) != offset { break }
                length += 1
            }
            let nextGlyph = position + length
            let endOffset =
                nextGlyph < count ? Int(string.log_clusters[backwards ? count - 1 - nextGlyph : nextGlyph]) : range.count
            let first = backwards ? count - nextGlyph : position
            var advance: CGFloat = 0
            for index in first..<first + length {
                if glyphs[firstGlyph + index] == ShapedParagraph.missingGlyph {
                    advance += style.font.size * ShapedParagraph.missingGlyphWidth
                } else {
                    advance += CGFloat(string.glyphs[index].geometry.width) * unit
                }
            }
            let byteStart = range.lowerBound + offset
            var flags = Self.flags(ofScalarAt: byteStart, in: bytes)
            if flags.contains(.tab) || flags.contains(.softHyphen) {
                advance = 0
            } else {
                // A mark that stands alone takes no room and gets none.
                if advance > 0 {
                    let addition = addition(to: byteStart, drawn: advance, shaped, style.font)
                    for index in firstGlyph + first..<firstGlyph + first + length { glyphX[index] += Float(addition / 2) }
                    advance = advance * shaped.stretch + addition + extra
                }
            }
            let start = utf16(byteStart)
            if flags.contains(.tab) { flags.insert(.whitespace) }
            clusters.append(
                Cluster(
                    start: start, length: utf16(range.lowerBound + endOffset) - start, item: itemIndex,
                    glyphStart: Int32(firstGlyph + first),
                    glyphCount: Int32(flags.isDisjoint(with: [.tab, .softHyphen]) ? length : 0), flags: flags, advance: advance))
            position += length
        }
    }

    /// The room that the face gives a cluster beside its glyphs' own, in points: half of it before them and half after them.
    private func addition(to byte: Int, drawn: CGFloat, _ shaped: ShapedItem, _ face: FontFace) -> CGFloat {
        guard let widths = face.widths, let font = shaped.font else { return 0 }
        return widths.addition(to: scalar(at: byte), drawn: drawn, in: font) * shaped.stretch
    }

    /// The character that begins at a byte.
    private func scalar(at byte: Int) -> UInt32 {
        let lead = UInt32(bytes[byte])
        func tail(_ offset: Int) -> UInt32 { UInt32(bytes[byte + offset] & 0x3F) }
        switch lead {
        case ..<0xC0: return lead
        case ..<0xE0: return (lead & 0x1F) << 6 | tail(1)
        case ..<0xF0: return (lead & 0x0F) << 12 | tail(1) << 6 | tail(2)
        default: return (lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
        }
    }

    /// The glyph to draw for one of Pango's.
    private static func drawnGlyph(_ glyph: UInt32) -> UInt32 {
        if glyph == 0x0FFF_FFFF { return ShapedParagraph.invisibleGlyph }
        return glyph & 0x1000_0000 != 0 ? ShapedParagraph.missingGlyph : glyph
    }

    private static func flags(ofScalarAt offset: Int, in bytes: [UInt8]) -> Cluster.Flags {
        switch bytes[offset] {
        case 0x20: return .whitespace
        case 0x09: return .tab
        case 0xC2: return bytes[offset + 1] == 0xAD ? .softHyphen : []
        case 0xE1: return bytes[offset + 1] == 0x9A && bytes[offset + 2] == 0x80 ? .whitespace : []
        case 0xE2:
            // U+2000 … U+200A but for the figure space, U+2028, U+205F.
            if bytes[offset + 1] == 0x80 {
                return (0x80...0x8A).contains(bytes[offset + 2]) && bytes[offset + 2] != 0x87 || bytes[offset + 2] == 0xA8
                    ? .whitespace : []
            }
            return bytes[offset + 1] == 0x81 && bytes[offset + 2] == 0x9F ? .whitespace : []
        case 0xE3: return bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80 ? .whitespace : []
        default: return []
        }
    }

    /// Asks Pango where lines, words and characters end; marks the clusters and gives the rest.
    private mutating func markBreaks(_ text: UnsafePointer<CChar>) -> [BoundaryFlags] {
        var characterCount = 0
        for byte in bytes[..<byteCount] where byte & 0xC0 != 0x80 { characterCount += 1 }
        var boundaries = [BoundaryFlags](repeating: [], count: utf16Count + 1)
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: characterCount + 1) { attributes in
            pango_get_log_attrs(
                text, Int32(byteCount), isRightToLeft ? 1 : 0, pango_context_get_language(library.context), attributes.baseAddress,
                Int32(characterCount + 1))
            var cluster = 0
            var character = 0
            func mark(_ attribute: PangoLogAttr, at position: Int) {
                var flags: BoundaryFlags = []
                if attribute.is_cursor_position != 0 { flags.insert(.caret) }
                if attribute.is_word_start != 0 { flags.insert(.wordStart) }
                if attribute.is_word_end != 0 { flags.insert(.wordEnd) }
                if attribute.is_sentence_boundary != 0 { flags.insert(.sentence) }
                boundaries[position] = flags
            }
            for index in 0..<byteCount where bytes[index] & 0xC0 != 0x80 {
                let position = utf16(index)
                let attribute = attributes[character]
                mark(attribute, at: Int(position))
                while cluster < clusters.count, clusters[cluster].start < position { cluster += 1 }
                if cluster < clusters.count, clusters[cluster].start == position {
                    if attribute.is_line_break != 0 { clusters[cluster].flags.insert(.lineBreakBefore) }
                    if attribute.is_mandatory_break != 0 { clusters[cluster].flags.insert(.mandatoryBreakBefore) }
                    if attribute.is_char_break != 0 { clusters[cluster].flags.insert(.characterBreakBefore) }
                }
                character += 1
            }
            mark(attributes[characterCount], at: utf16Count)
        }
        return boundaries
    }
}
