internal import _FoundationICU

/// Which script a letter belongs to, by ICU.
package enum WritingSystem {
    /// A letter's script by its code, as "Latn" or "Cyrl"; `nil` for letters that several scripts share.
    package static func script(of scalar: Unicode.Scalar) -> String? {
        var status = U_ZERO_ERROR
        let script = swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status)
        guard script != USCRIPT_COMMON, script != USCRIPT_INHERITED, script != USCRIPT_UNKNOWN else { return nil }
        return swift_uscript_getShortName(script).map { String(cString: $0) }
    }
}
