import Testing

import XcodeProject

@Suite struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyList { try PropertyList.parse(Array(text.utf8), path: "Test.plist") }

    private func error(_ text: String) -> ParseError? {
        do {
            _ = try parse(text)
            return nil
        } catch { return error as? ParseError }
    }

    @Test func openStepHoldsStringsArraysDictionariesAndData() throws {
        let list = try parse("// !$*UTF8*$!\n{ a = (b, \"c d\", /* x */ (), ); e = { f = <0fbd 77>; }; }")
        #expect(
            list
                == .dictionary([
                    "a": .array([.string("b"), .string("c d"), .array([])]), "e": .dictionary(["f": .data([0x0F, 0xBD, 0x77])]),
                ]))
    }

    @Test func bareWordsMayHoldPathsAndSettings() throws {
        #expect(try parse("{ a = /usr/lib/$x_y.z:1-2; }")["a"]?.string == "/usr/lib/$x_y.z:1-2")
        #expect(error("{ a = Tiếng; }")?.column == 9)
    }

    @Test func quotedStringsHoldEscapes() throws {
        #expect(try parse(#"{ a = "t\tn\nq\"b\\"; }"#)["a"]?.string == "t\tn\nq\"b\\")
        #expect(try parse(#"{ a = "\U00e9\Ud83e\Udded"; }"#)["a"]?.string == "é🧭")
        #expect(try parse(#"{ a = 'single "quotes"'; }"#)["a"]?.string == "single \"quotes\"")
    }

    /// Octal escapes are NeXTSTEP's characters: 0o341 is Æ there, not á.
    @Test func octalEscapesAreNeXTSTEPCharacters() throws {
        #expect(try parse(#"{ a = "\341\101\12"; }"#)["a"]?.string == "ÆA\n")
    }

    @Test func unicodeStandsForItself() throws { #expect(try parse("{ a = \"Sách 本 🧭\"; }")["a"]?.string == "Sách 本 🧭") }

    @Test func stringsFilesArePairsWithoutBraces() throws {
        let list = try parse("/* Title */\n\"hello\" = \"Xin chào\";\nbare = value;\n\"alone\";\n")
        #expect(list == .dictionary(["hello": .string("Xin chào"), "bare": .string("value"), "alone": .string("alone")]))
    }

    @Test func utf16StringsFilesAreRead() throws {
        let bytes: [UInt8] = [0xFF, 0xFE] + "\"a\" = \"é\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try PropertyList.parse(bytes, path: "x")["a"]?.string == "é")
    }

    @Test func xmlHoldsEveryType() throws {
        let list = try parse(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>s</key><string>a &amp; <![CDATA[<b>]]>&#233;</string><key>i</key><integer>-3</integer>
            <key>h</key><integer>0x1F</integer><key>r</key><real>2.5</real><key>t</key><true/><!-- c --><key>d</key><data>AQI=</data>
            <key>e</key><date>2001-01-02T00:00:01Z</date><key>l</key><array/></dict></plist>
            """)
        #expect(
            list
                == .dictionary([
                    "s": .string("a & <b>é"), "i": .integer(-3), "h": .integer(31), "r": .real(2.5), "t": .boolean(true),
                    "d": .data([1, 2]),
                    "e": .date(86_401), "l": .array([]),
                ]))
    }

    @Test func jsonIsReadAndNullsAreLeftOut() throws {
        #expect(
            try parse(#"{"a": [1, 2.5, true, null, "\u00e9\ud83e\udded"]}"#)
                == .dictionary(["a": .array([.integer(1), .real(2.5), .boolean(true), .string("é🧭")])]))
    }

    @Test func errorsNameLineAndColumn() {
        #expect(error("{\n  a = b\n  c = d;\n}").map { [$0.line, $0.column] } == [3, 3])
        #expect(error("{\n  a = (b, c;\n}")?.message.contains("expected \",\"") == true)
        #expect(error("{ a = \"b").map { [$0.line, $0.column] } == [1, 7])
        #expect(error("{\n/* no end").map { [$0.line, $0.column] } == [2, 1])
        #expect(error("<plist><dict><key>a</key></dict></plist>")?.message == "the key \"a\" has no value")
        #expect(error("<plist>\n<dict></array></plist>").map { [$0.line, $0.column] } == [2, 7])
        #expect(error("{\"a\": }").map { [$0.line, $0.column] } == [1, 7])
        #expect(error("{ a = <0g>; }")?.column == 9)
    }

    @Test func nestingWithoutEndIsRefused() {
        #expect(error(String(repeating: "(", count: 100_000)) != nil)
        #expect(error(String(repeating: "<array>", count: 100_000)) != nil)
        #expect(error(String(repeating: "[", count: 100_000)) != nil)
    }

    @Test func whatIsWrittenReadsTheSame() throws {
        let list = PropertyList.dictionary([
            "plain": .string("a/b"), "quoted \"x\"": .string("a\tb\\\n\u{1}é"), "comment": .string("http://x"), "empty": .string(""),
            "data": .data([0, 255]), "list": .array([.string("1"), .dictionary([:])]),
        ])
        #expect(try parse(list.openStep) == list)
        let typed = PropertyList.dictionary([
            "i": .integer(.min), "r": .real(0.1), "b": .boolean(false), "d": .date(-86_400 * 400), "t": .string("<&>"), "x": .data([1]),
        ])
        #expect(try parse(typed.xml) == typed)
    }

    @Test(arguments: [-63_000_000_000.0, -1, 0, 86_399, 86_400, 31_536_000, 700_000_000]) func datesRoundTrip(_ seconds: Double) {
        guard seconds > -62_000_000_000 else { return }
        #expect(PropertyListDate.parse(PropertyListDate.format(seconds)) == seconds)
    }

    @Test func binaryListsThatAreDamagedAreRefused() {
        var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
        // An array that holds itself.
        #expect(throws: ParseError.self) { try PropertyList.parse(bytes, path: "x") }
    }
}
