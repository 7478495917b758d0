import CoreGraphics
import Foundation
import Testing

/// Documents that were made by hand.
enum PDFSamples {
    /// A document of one page that is red to the left, encrypted with the passwords "user" and "owner"; it may be changed, not printed or copied.
    static let encrypted = Data(
        base64Encoded: """
            JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0Nv\
            dW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAxMDAgNjBdL0NvbnRlbnRzIDQgMCBSPj4KZW5k\
            b2JqCjQgMCBvYmoKPDwvTGVuZ3RoIDIzPj5zdHJlYW0KiqnRd+ScOaMOPrwQAOKQTGM1O/UgXogKZW5kc3RyZWFtCmVuZG9iago1IDAgb2JqCjw8L0ZpbHRl\
            ci9TdGFuZGFyZC9WIDEvUiAyL1AgLTU2L088OTRlODA5NDQxOTY2MmE3NzQ0NDJmYjA3MmUzZDlmMTllOWQxMzBlYzA5YTRkMDA2MWU3OGZlOTIwZjdhYjYy\
            Zj4vVTxmNzcwNDk1YWI4OGY0NGY1YzkxYjJmMzhjMWE4NTgzNDA2ZTJmOTA4YzAxYmI0ODljY2MyMmE1NmJiZGJjYjU4Pj4+CmVuZG9iagp4cmVmCjAgNgow\
            MDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1NCAwMDAwMCBuIAowMDAwMDAwMTA1IDAwMDAwIG4gCjAwMDAwMDAxODQg\
            MDAwMDAgbiAKMDAwMDAwMDI1NCAwMDAwMCBuIAp0cmFpbGVyPDwvU2l6ZSA2L1Jvb3QgMSAwIFIvRW5jcnlwdCA1IDAgUi9JRFs8YjgwYmI3NzQwMjg4ZmRh\
            MWYyMDE4OTAzNzVhNjBjOGY+PGI4MGJiNzc0MDI4OGZkYTFmMjAxODkwMzc1YTYwYzhmPl0+PgpzdGFydHhyZWYKNDQwCiUlRU9GCg==
            """)!

    /// A document of one page whose objects lie packed in one of its streams. The page is turned and has boxes of its own.
    static let packed = Data(
        base64Encoded: """
            JVBERi0xLjUKNCAwIG9iago8PC9UeXBlL09ialN0bS9OIDMvRmlyc3QgMTUvTGVuZ3RoIDE1Ny9GaWx0ZXIvRmxhdGVEZWNvZGU+PnN0cmVhbQp4nF2OMQvC\
            MBSE/8qNOr2X1qqF0sGMKkjpVjoEGkqhJqWJoP/eFwUHlzfcu+/uFBgZ8hI5FBeoKmpfiyVtopn9SDcz2iAGRkMX48aNddu6/tk+bzpPQ+jy5OlJ+4eLUHS1\
            w2RO/tmx6EfGjntqfDTRouS/BDmrFepbo1e/JFCxLMJB5rGw7Trdk5qJmmGf1FTmooABRSIl9Q1+cjohCmVuZHN0cmVhbQplbmRvYmoKNSAwIG9iago8PC9M\
            ZW5ndGggMjcvRmlsdGVyL0ZsYXRlRGVjb2RlPj5zdHJlYW0KeJwzUDBQMFQoSlcwNAAhUyAsSlVIAwA3GAT0CmVuZHN0cmVhbQplbmRvYmoKNiAwIG9iago8\
            PC9UeXBlL1hSZWYvU2l6ZSA3L1dbMSAyIDJdL1Jvb3QgMSAwIFIvTGVuZ3RoIDQxL0ZpbHRlci9GbGF0ZURlY29kZS9EZWNvZGVQYXJtczw8L1ByZWRpY3Rv\
            ciAxMi9Db2x1bW5zIDU+Pj4+c3RyZWFtCnicNcixDQAgDAQx5wVjsv8MNAQampN1QXdiVOXZb5tO1OadxQV1ZgVwCmVuZHN0cmVhbQplbmRvYmoKc3RhcnR4\
            cmVmCjM1MQolJUVPRgo=
            """)!

    /// A document of a page for each box and each contents.
    static func document(_ pages: [(attributes: String, contents: String)], info: String = "", root: String = "") -> Data {
        var (text, places) = ("%PDF-1.4\n", [Int]())
        func add(_ object: String) {
            places.append(text.utf8.count)
            text += "\(places.count) 0 obj\n\(object)\nendobj\n"
        }
        add("<</Type/Catalog/Pages 2 0 R\(root)>>")
        let kids = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
        add("<</Type/Pages/Kids[\(kids)]/Count \(pages.count)/Resources<</Font<</F1 3 0 R>>>>>>")
        add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
        for page in pages {
            add("<</Type/Page/Parent 2 0 R/Contents \(places.count + 2) 0 R \(page.attributes)>>")
            add("<</Length \(page.contents.utf8.count)>>stream\n\(page.contents)\nendstream")
        }
        add("<<\(info)>>")
        let start = text.utf8.count
        text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
        for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
        text += "trailer<</Size \(places.count + 1)/Root 1 0 R/Info \(places.count) 0 R/ID[<01ff><02>]>>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    static func open(_ data: Data) -> CGPDFDocument? { CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) } }
}

@Suite struct PDFReadingTests {
    private static let square = "1 0 0 rg 10 10 20 10 re f"

    @Test func documentsHavePagesByTheirNumbers() throws {
        let data = PDFSamples.document([("/MediaBox[0 0 100 60]", Self.square), ("/MediaBox[0 0 50 50]", "")])
        let document = try #require(PDFSamples.open(data))
        #expect(document.numberOfPages == 2 && document.page(at: 0) == nil && document.page(at: 3) == nil)
        let second = try #require(document.page(at: 2))
        #expect(second.pageNumber == 2 && second.document === document && second.getBoxRect(.mediaBox).width == 50)
        #expect(document.page(at: 2) === second)
        #expect(!document.isEncrypted && document.isUnlocked && document.allowsPrinting && document.allowsCopying)
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect(major == 1 && minor == 4)
        #expect(PDFSamples.open(Data("no document".utf8)) == nil && CGPDFDocument(NSURL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }

    @Test func pagesAndDocumentsAreReleased() throws {
        weak var gone: CGPDFDocument?
        do {
            let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 100 60]", Self.square)])))
            gone = document
            _ = document.page(at: 1)?.dictionary
            // A page that is kept keeps its document; one that is not is made anew.
            #expect(document.catalog != nil)
        }
        #expect(gone == nil)
    }

    @Test func pagesAreDrawnInTheirOwnSpace() throws {
        let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 100 60]", Self.square)])))
        let canvas = Canvas(100, 60)
        canvas.context.drawPDFPage(try #require(document.page(at: 1)))
        #expect(canvas[15, 45] == [255, 0, 0, 255] && canvas.alpha(15, 55) == 0 && canvas.alpha(35, 45) == 0)
        canvas.context.translateBy(x: 50, y: 0)
        canvas.context.setAlpha(0.5)
        canvas.context.drawPDFPage(try #require(document.page(at: 1)))
        #expect(abs(canvas.alpha(65, 45) - 128) <= 1)
    }

    @Test(arguments: [0, 90, 180, 270, -90]) func turnedPagesAreDrawnAsIfTheyWereNot(angle: Int) throws {
        let document = try #require(
            PDFSamples.open(PDFSamples.document([("/MediaBox[5 5 105 65]/Rotate \(angle)", "0 0 1 rg 15 10 20 10 re f")])))
        let page = try #require(document.page(at: 1))
        #expect(page.rotationAngle == (angle + 360) % 360)
        let canvas = Canvas(110, 70)
        canvas.context.drawPDFPage(page)
        #expect(canvas[16, 58] == [0, 0, 255, 255] && canvas[34, 51] == [0, 0, 255, 255] && canvas.alpha(16, 62) == 0)
        #expect(isClose(CGFloat(canvas.coverage), 200, within: 1))
        // Brought into a rectangle as it is shown: the corner at the lower left goes round clockwise.
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let corner = CGPoint(x: 5, y: 5).applying(page.getDrawingTransform(.cropBox, rect: box, rotate: 0, preserveAspectRatio: true))
        let expected: [Int: CGPoint] = [
            0: CGPoint(x: 0, y: 20), 90: CGPoint(x: 20, y: 100), 180: CGPoint(x: 100, y: 80), 270: CGPoint(x: 80, y: 0),
        ]
        let place = try #require(expected[(angle + 360) % 360])
        #expect(isClose(corner.x, place.x, within: 1e-6) && isClose(corner.y, place.y, within: 1e-6))
        let turned = CGPoint(x: 5, y: 5).applying(
            page.getDrawingTransform(.cropBox, rect: box, rotate: 90, preserveAspectRatio: true))
        let next = try #require(expected[(angle + 450) % 360])
        #expect(isClose(turned.x, next.x, within: 1e-6) && isClose(turned.y, next.y, within: 1e-6))
    }

    @Test func pagesAreMadeSmallerAndNeverLarger() throws {
        let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 100 50]", "")])))
        let page = try #require(document.page(at: 1))
        let small = page.getDrawingTransform(
            .mediaBox, rect: CGRect(x: 0, y: 0, width: 50, height: 50), rotate: 0, preserveAspectRatio: true)
        #expect(small == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 12.5))
        let squeezed = page.getDrawingTransform(
            .mediaBox, rect: CGRect(x: 0, y: 0, width: 50, height: 50), rotate: 0, preserveAspectRatio: false)
        #expect(squeezed == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        let large = page.getDrawingTransform(
            .mediaBox, rect: CGRect(x: 0, y: 0, width: 300, height: 300), rotate: 0, preserveAspectRatio: true)
        #expect(large == CGAffineTransform(translationX: 100, y: 125))
    }

    @Test func boxesAreInheritedAndCut() throws {
        let document = try #require(PDFSamples.open(PDFSamples.packed))
        let page = try #require(document.page(at: 1))
        #expect(page.rotationAngle == 90 && page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 80, height: 40))
        // No box reaches beyond the sheet.
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 60, height: 30))
        #expect(page.getBoxRect(.trimBox) == CGRect(x: 20, y: 12, width: 40, height: 8))
        #expect(page.getBoxRect(.artBox) == page.getBoxRect(.cropBox) && page.getBoxRect(.bleedBox) == page.getBoxRect(.cropBox))
        let canvas = Canvas(80, 40)
        canvas.context.drawPDFPage(page)
        #expect(canvas[12, 27] == [0, 0, 255, 255] && isClose(CGFloat(canvas.coverage), 25, within: 0.5))
    }

    @Test func encryptedDocumentsWaitForAPassword() throws {
        let document = try #require(PDFSamples.open(PDFSamples.encrypted))
        #expect(document.isEncrypted && !document.isUnlocked && document.numberOfPages == 0 && document.page(at: 1) == nil)
        #expect(!document.unlockWithPassword("wrong") && !document.allowsPrinting)
        #expect(document.unlockWithPassword("user") && document.isUnlocked && document.numberOfPages == 1)
        #expect(!document.allowsPrinting && !document.allowsCopying && document.accessPermissions.contains(.allowsDocumentChanges))
        let page = try #require(document.page(at: 1))
        let canvas = Canvas(100, 60)
        canvas.context.drawPDFPage(page)
        #expect(canvas[25, 40] == [255, 0, 0, 255] && page.getBoxRect(.mediaBox).size == CGSize(width: 100, height: 60))
        // The owner may do everything; pages from before stay good.
        #expect(document.unlockWithPassword("owner") && document.allowsPrinting && document.allowsCopying)
        canvas.context.drawPDFPage(page)
        #expect(document.catalog == nil && document.fileIdentifier != nil)
    }

    @Test func damagedDocumentsNeverCrash() throws {
        let samples = [
            PDFSamples.packed, PDFSamples.encrypted,
            PDFSamples.document([("/MediaBox[0 0 100 60]", Self.square)], info: "/Title(One)"),
        ]
        var (state, opened): (UInt64, Int) = (3, 0)
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for sample in samples {
            for _ in 0..<300 {
                var bytes = [UInt8](sample)
                for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
                if random(4) == 0 { bytes.removeSubrange(random(bytes.count)..<bytes.count) }
                guard let document = PDFSamples.open(Data(bytes)) else { continue }
                opened += 1
                _ = (document.catalog, document.info, document.fileIdentifier, document.outline)
                guard let page = document.page(at: 1) else { continue }
                _ = (page.getBoxRect(.artBox), page.rotationAngle)
                let stream = CGPDFContentStreamCreateWithPage(page)
                let scanner = CGPDFScannerCreate(stream, nil, nil)
                _ = CGPDFScannerScan(scanner)
                CGPDFScannerRelease(scanner)
                CGPDFContentStreamRelease(stream)
            }
        }
        #expect(opened > 0)
    }
}

@Suite struct PDFObjectTests {
    private static func string(_ dictionary: CGPDFDictionaryRef?, _ key: String) -> String? {
        var string: CGPDFStringRef?
        return CGPDFDictionaryGetString(dictionary, key, &string) ? CGPDFStringCopyTextString(string) as String? : nil
    }

    @Test func documentsSayWhatTheyAre() throws {
        let info =
            "/Title(A \\(good\\) \\101)/Author<FEFF00E40062>/CreationDate(D:20240131120000+01'30')/Pages 7/Share -.5/Done true/Kind/Some#20Kind"
        let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 1 1]", "")], info: info)))
        let dictionary = try #require(document.info)
        #expect(Self.string(dictionary, "Title") == "A (good) A" && Self.string(dictionary, "Author") == "äb")
        #expect(CGPDFDictionaryGetCount(dictionary) == 7 && Self.string(dictionary, "Nothing") == nil)
        var date: CGPDFStringRef?
        #expect(CGPDFDictionaryGetString(dictionary, "CreationDate", &date))
        #expect(CGPDFStringCopyDate(date)?.timeIntervalSince1970 == 1_706_697_000)
        var (whole, number, done): (CGPDFInteger, CGPDFReal, CGPDFBoolean) = (0, 0, 0)
        #expect(CGPDFDictionaryGetInteger(dictionary, "Pages", &whole) && whole == 7)
        #expect(CGPDFDictionaryGetNumber(dictionary, "Pages", &number) && number == 7)
        #expect(CGPDFDictionaryGetNumber(dictionary, "Share", &number) && number == -0.5)
        #expect(
            !CGPDFDictionaryGetInteger(dictionary, "Share", &whole) && CGPDFDictionaryGetBoolean(dictionary, "Done", &done) && done == 1)
        var name: UnsafePointer<CChar>?
        #expect(CGPDFDictionaryGetName(dictionary, "Kind", &name) && name.map { String(cString: $0) } == "Some Kind")
        var first: CGPDFStringRef?
        #expect(CGPDFArrayGetCount(document.fileIdentifier) == 2 && CGPDFArrayGetString(document.fileIdentifier, 0, &first))
        #expect(CGPDFStringGetLength(first) == 2 && CGPDFStringGetBytePtr(first)?[1] == 255)
    }

    @Test func objectsAreFoundFromTheCatalogue() throws {
        let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 40 30]", "0 g")])))
        var (pages, page, kids, box, stream): (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?)
        (pages, page, kids, box, stream) = (nil, nil, nil, nil, nil)
        #expect(CGPDFDictionaryGetDictionary(document.catalog, "Pages", &pages) && CGPDFDictionaryGetArray(pages, "Kids", &kids))
        #expect(CGPDFArrayGetDictionary(kids, 0, &page) && page == document.page(at: 1)?.dictionary)
        #expect(!CGPDFArrayGetDictionary(kids, 1, &page) && !CGPDFArrayGetNull(kids, 0))
        var width: CGPDFReal = 0
        #expect(CGPDFDictionaryGetArray(page, "MediaBox", &box) && CGPDFArrayGetNumber(box, 2, &width) && width == 40)
        #expect(CGPDFDictionaryGetStream(page, "Contents", &stream))
        var format = CGPDFDataFormat.jpegEncoded
        #expect(CGPDFStreamCopyData(stream, &format) as Data? == Data("0 g".utf8) && format == .raw)
        var length: CGPDFInteger = 0
        #expect(CGPDFDictionaryGetInteger(CGPDFStreamGetDictionary(stream), "Length", &length) && length == 3)
        var object: CGPDFObjectRef?
        #expect(CGPDFDictionaryGetObject(page, "Contents", &object) && CGPDFObjectGetType(object) == .stream)
        var names: [String] = []
        CGPDFDictionaryApplyBlock(
            pages,
            { key, _, _ in
                names.append(String(cString: key))
                return names.count < 3
            }, nil)
        #expect(names == ["Count", "Kids", "Resources"])
    }

    @Test func documentsWhoseTableIsWrongAreReadAllTheSame() throws {
        var text = String(decoding: PDFSamples.document([("/MediaBox[0 0 40 30]", "0 g")], info: "/Title(Found)"), as: UTF8.self)
        text = text.replacingOccurrences(of: "startxref\n", with: "startxref\n9")
        let document = try #require(PDFSamples.open(Data(text.utf8)))
        #expect(Self.string(document.info, "Title") == "Found" && document.page(at: 1)?.getBoxRect(.mediaBox).width == 40)
    }

    /// What a scanner's callbacks were called with.
    private final class Calls {
        var texts: [String] = []
        var font = ""
        var pictures: [Data] = []
    }

    @Test func scannersCallForEachOperator() throws {
        let contents = "BT /F1 12 Tf (One) Tj [(T) -120 (wo)] TJ ET BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI (Three) Tj"
        let document = try #require(PDFSamples.open(PDFSamples.document([("/MediaBox[0 0 40 30]", contents)])))
        let table = try #require(CGPDFOperatorTableCreate())
        CGPDFOperatorTableSetCallback(table, "Tj") { scanner, info in
            var string: CGPDFStringRef?
            var number: CGPDFReal = 0
            guard !CGPDFScannerPopNumber(scanner, &number), CGPDFScannerPopString(scanner, &string) else { return }
            Unmanaged<Calls>.fromOpaque(info!).takeUnretainedValue().texts.append(CGPDFStringCopyTextString(string)! as String)
        }
        CGPDFOperatorTableSetCallback(table, "TJ") { scanner, info in
            var array: CGPDFArrayRef?
            guard CGPDFScannerPopArray(scanner, &array) else { return }
            var text = ""
            for index in 0..<CGPDFArrayGetCount(array) {
                var string: CGPDFStringRef?
                if CGPDFArrayGetString(array, index, &string) { text += CGPDFStringCopyTextString(string)! as String }
            }
            Unmanaged<Calls>.fromOpaque(info!).takeUnretainedValue().texts.append(text)
        }
        CGPDFOperatorTableSetCallback(table, "Tf") { scanner, info in
            var (size, name, base): (CGPDFReal, UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (0, nil, nil)
            guard CGPDFScannerPopNumber(scanner, &size), size == 12, CGPDFScannerPopName(scanner, &name), let name else { return }
            let font = CGPDFContentStreamGetResource(CGPDFScannerGetContentStream(scanner), "Font", name)
            guard CGPDFDictionaryGetName(font, "BaseFont", &base), let base else { return }
            Unmanaged<Calls>.fromOpaque(info!).takeUnretainedValue().font = String(cString: base)
        }
        CGPDFOperatorTableSetCallback(table, "EI") { scanner, info in
            var stream: CGPDFStreamRef?
            guard CGPDFScannerPopStream(scanner, &stream), let data = CGPDFStreamCopyData(stream, nil) else { return }
            Unmanaged<Calls>.fromOpaque(info!).takeUnretainedValue().pictures.append(data as Data)
        }
        let calls = Calls()
        let stream = CGPDFContentStreamCreateWithPage(try #require(document.page(at: 1)))
        let scanner = CGPDFScannerCreate(stream, table, Unmanaged.passUnretained(calls).toOpaque())
        #expect(CGPDFScannerScan(scanner))
        #expect(calls.texts == ["One", "Two", "Three"] && calls.font == "Helvetica" && calls.pictures == [Data("ab".utf8)])
        CGPDFScannerRelease(scanner)
        CGPDFOperatorTableRelease(table)
        CGPDFContentStreamRelease(stream)
    }

    @Test func outlinesAreWrittenAndRead() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.endPDFPage()
        }
        let part: [String: Any] = [kCGPDFOutlineTitle as String: "Part", kCGPDFOutlineDestination as String: 2]
        let chapter: [String: Any] = [
            kCGPDFOutlineTitle as String: "Chapter", kCGPDFOutlineDestination as String: 1, kCGPDFOutlineChildren as String: [part],
        ]
        let web: [String: Any] = [
            kCGPDFOutlineTitle as String: "Web", kCGPDFOutlineDestination as String: NSURL(string: "https://example.com/")!,
        ]
        CGPDFContextSetOutline(context, [kCGPDFOutlineChildren as String: [chapter, web]] as NSDictionary)
        context.closePDF()
        let document = try #require(PDFSamples.open(data as Data))
        let outline = try #require(document.outline as? [String: Any])
        let children = try #require(outline[kCGPDFOutlineChildren as String] as? [[String: Any]])
        #expect(children.map { $0[kCGPDFOutlineTitle as String] as? String } == ["Chapter", "Web"])
        #expect(children[0][kCGPDFOutlineDestination as String] as? Int == 1)
        #expect((children[1][kCGPDFOutlineDestination as String] as? NSURL)?.absoluteString == "https://example.com/")
        let parts = try #require(children[0][kCGPDFOutlineChildren as String] as? [[String: Any]])
        #expect(parts.count == 1 && parts[0][kCGPDFOutlineDestination as String] as? Int == 2)
        #expect(PDFSamples.open(PDFSamples.packed)?.outline == nil)
    }
}
