import CPango

extension FontFace {
    /// The OpenType features that the font's file has for setting letters: "smcp", "tnum".
    package var featureTags: Set<String> {
        guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return [] }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(file.index))
        defer { hb_face_destroy(face) }
        // "GSUB"
        let table: hb_tag_t = 0x4753_5542
        var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
        return Set(
            tags.prefix(Int(count)).map { tag in
                String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
            })
    }
}
