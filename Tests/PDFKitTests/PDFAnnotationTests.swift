import Foundation
import ObjCRuntime
import Testing
import UIKit

@testable import PDFKit

/// Annotations: those of files, and those that an app adds.
@Suite struct PDFAnnotationTests {
    private func reread(_ document: PDFDocument) throws -> PDFDocument {
        let data = try #require(document.dataRepresentation())
        return try #require(PDFDocument(data: data))
    }

    @Test func linksOfAFileAreRead() throws {
        let url = URL(string: "https://example.org/a?b=c")!
        let document = Samples.document(["Hello"], link: url)
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 0))
        let link = try #require(page.annotations.first)
        #expect(link.type == "Link" && link.url == url && link.page === page)
        #expect(abs(link.bounds.minX - 20) < 1 && abs(link.bounds.minY - 170) < 1 && abs(link.bounds.width - 100) < 1)
        #expect(page.annotation(at: CGPoint(x: 50, y: 185)) === link && page.annotation(at: CGPoint(x: 5, y: 5)) == nil)
    }

    @Test func whatAFileSaysOfAnnotationsIsRead() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        defer { withExtendedLifetime(document) {} }
        let page = try #require(document.page(at: 0))
        #expect(page.annotations.map(\.type) == ["Widget", "Widget", "Text", "Popup"])
        let (check, field, note) = (page.annotations[0], page.annotations[1], page.annotations[2])
        #expect(check.widgetFieldType == .button && check.widgetControlType == .checkBoxControl && check.fieldName == "agree")
        #expect(check.buttonWidgetState == .offState && check.buttonWidgetStateString == "On" && check.hasAppearanceStream)
        #expect(field.widgetFieldType == .text && field.widgetStringValue == "Ada" && field.widgetDefaultStringValue == "Nobody")
        #expect(field.maximumLength == 8 && field.font?.pointSize == 11 && field.fontColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(note.contents == "Hello" && note.userName == "Grace" && note.iconType == .help && note.popup === page.annotations[3])
        #expect(note.color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(note.modificationDate == Date(timeIntervalSince1970: 1_706_702_400))
        #expect(note.value(forAnnotationKey: .name) == nil && note.value(forAnnotationKey: .iconName) as? String == "/Help")
        #expect(note.annotationKeyValues["/Contents"] as? String == "Hello")
    }

    @Test func looksOfTheFileAreDrawnByState() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        let page = try #require(document.page(at: 0))
        #expect(Samples.color(page, 15, 15) == [0, 0, 255])
        page.annotations[0].buttonWidgetState = .onState
        #expect(Samples.color(page, 15, 15) == [255, 0, 0])
        let written = try reread(document)
        let read = try #require(written.page(at: 0))
        #expect(read.annotations[0].buttonWidgetState == .onState && Samples.color(read, 15, 15) == [255, 0, 0])
        read.displaysAnnotations = false
        #expect(Samples.color(read, 15, 15) == [255, 255, 255])
    }

    @Test func fieldsAreFilledInAndSaved() throws {
        let document = try #require(PDFDocument(data: Samples.form))
        document.page(at: 0)?.annotations[1].widgetStringValue = "Łukasz"
        let read = try reread(document)
        #expect(read.page(at: 0)?.annotations[1].widgetStringValue == "Łukasz")
        read.page(at: 0)?.annotations[1].resetField()
        #expect(read.page(at: 0)?.annotations[1].widgetStringValue == "Nobody")
    }

    @Test func addedAnnotationsAreDrawnAndSaved() throws {
        let document = Samples.document([""])
        let page = try #require(document.page(at: 0))
        let square = PDFAnnotation(bounds: CGRect(x: 10, y: 10, width: 40, height: 40), forType: .square, withProperties: nil)
        square.interiorColor = .red
        square.color = .blue
        let border = PDFBorder()
        border.lineWidth = 6
        square.border = border
        let mark = PDFAnnotation(bounds: CGRect(x: 100, y: 100, width: 40, height: 40), forType: .highlight, withProperties: nil)
        mark.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let ink = PDFAnnotation(bounds: CGRect(x: 100, y: 200, width: 50, height: 50), forType: .ink, withProperties: nil)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 25))
        path.addLine(to: CGPoint(x: 50, y: 25))
        ink.add(path)
        let thick = PDFBorder()
        thick.lineWidth = 8
        ink.border = thick
        for annotation in [square, mark, ink] { page.addAnnotation(annotation) }
        func check(_ page: PDFPage) {
            #expect(Samples.color(page, 30, 30) == [255, 0, 0] && Samples.color(page, 12, 30) == [0, 0, 255])
            #expect(Samples.color(page, 120, 120) == [0, 255, 0])
            #expect(Samples.color(page, 125, 225) == [0, 0, 0] && Samples.color(page, 125, 240) == [255, 255, 255])
        }
        check(page)
        let written = try reread(document)
        let read = try #require(written.page(at: 0))
        check(read)
        #expect(read.annotations.map(\.type) == ["Square", "Highlight", "Ink"])
        #expect(read.annotations[0].border?.lineWidth == 6 && read.annotations[0].interiorColor == .red)
        #expect(read.annotations[2].paths?.first?.bounds == CGRect(x: 0, y: 25, width: 50, height: 0))
        page.removeAnnotation(square)
        #expect(square.page == nil && Samples.color(page, 30, 30) == [255, 255, 255])
        let rest = try reread(document)
        #expect(rest.page(at: 0)?.annotations.count == 2)
    }

    @Test func aBorderCanBeChangedByItself() throws {
        let document = Samples.document([""])
        let page = try #require(document.page(at: 0))
        let square = PDFAnnotation(bounds: CGRect(x: 10, y: 10, width: 40, height: 40), forType: .square, withProperties: nil)
        square.color = .blue
        square.border = PDFBorder()
        page.addAnnotation(square)
        square.border?.lineWidth = 10
        #expect(square.border?.lineWidth == 10 && Samples.color(page, 17, 30) == [0, 0, 255])
        let written = try reread(document)
        let read = try #require(written.page(at: 0)?.annotations.first)
        #expect(read.border?.lineWidth == 10 && !read.isChanged)
        read.border?.style = .dashed
        #expect(read.isChanged)
        let again = try reread(written)
        #expect(again.page(at: 0)?.annotations.first?.border?.style == .dashed)
        read.removeValue(forAnnotationKey: .border)
        #expect(read.border == nil)
    }

    @Test func aCopyIsOfTheSameClassAndLeadsToTheSamePlace() throws {
        ClassRegistry.register(Blot.self) {
            $0.initializer("initWithBounds:forType:withProperties:") { values in
                Blot(bounds: values[0] as! CGRect, forType: values[1] as! PDFAnnotationSubtype, withProperties: nil)
            }
        }
        let document = Samples.document(["One"])
        let page = try #require(document.page(at: 0))
        let blot = Blot(bounds: CGRect(x: 1, y: 2, width: 3, height: 4), forType: .link, withProperties: nil)
        blot.destination = PDFDestination(page: page, at: .zero)
        let copy = try #require(blot.copy() as? Blot)
        #expect(copy.type == "Link" && copy.bounds == blot.bounds && copy.destination === blot.destination && copy.page == nil)
    }

    @Test func aLinkThatIsTakenAwayKeepsItsTarget() throws {
        let url = URL(string: "https://example.org/a")!
        let document = Samples.document(["Hello"], link: url)
        let page = try #require(document.page(at: 0))
        let link = try #require(page.annotations.first)
        page.removeAnnotation(link)
        #expect(link.url == url)
    }

    @Test func ofSeveralButtonsThatOneIsOnWhichTheFieldsValueNames() throws {
        let document = try #require(PDFDocument(data: Samples.radioButtons))
        let buttons = try #require(document.page(at: 0)?.annotations)
        #expect(buttons.map(\.widgetControlType) == [.radioButtonControl, .radioButtonControl])
        #expect(buttons.map(\.buttonWidgetState) == [.onState, .offState])
        buttons.forEach { $0.resetField() }
        #expect(buttons.map(\.buttonWidgetState) == [.offState, .onState])
    }

    @Test func aButtonWhoseStateIsCalledOffIsWritten() throws {
        let document = Samples.document([""])
        let box = PDFAnnotation(bounds: CGRect(x: 10, y: 10, width: 20, height: 20), forType: .widget, withProperties: nil)
        box.widgetFieldType = .button
        box.buttonWidgetStateString = "Off"
        document.page(at: 0)?.addAnnotation(box)
        let read = try reread(document)
        #expect(read.page(at: 0)?.annotations.first?.buttonWidgetState == .offState)
    }

    @Test func numbersThatCannotBeMeantAreReadWithoutHarm() throws {
        let huge = "1" + String(repeating: "0", count: 40)
        let data = Samples.raw([
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>",
            "<</Type/Page/Parent 2 0 R/Annots[4 0 R 5 0 R]>>",
            "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/Rect[10 10 90 30]/F \(huge)/Ff \(huge)/Q \(huge)/MaxLen -\(huge)"
                + "/DA(/Helv \(huge) Tf)>>",
            "<</Type/Annot/Subtype/Stamp/Name/Draft/Rect[0 0 \(huge) \(huge)]/A<</S/GoToR/F(x.pdf)/D[\(huge)/XYZ \(huge) 0 null]>>>>",
        ])
        let document = try #require(PDFDocument(data: data))
        let page = try #require(document.page(at: 0))
        let (field, stamp) = (page.annotations[0], page.annotations[1])
        #expect(!field.isReadOnly && field.shouldDisplay && field.maximumLength == 0 && field.alignment == .left)
        #expect(stamp.bounds == .zero && (stamp.action as? PDFActionRemoteGoTo)?.pageIndex == 0)
        #expect(page.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size == CGSize(width: 50, height: 50))
    }

    @Test func aTreeOfNamesThatLeadsToItselfNamesNothing() throws {
        let data = Samples.raw([
            "<</Type/Catalog/Pages 2 0 R/Names<</Dests 5 0 R>>>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>",
            "<</Type/Page/Parent 2 0 R/Annots[4 0 R]>>", "<</Type/Annot/Subtype/Link/Rect[10 10 90 30]/Dest(there)>>",
            "<</Kids[5 0 R 5 0 R]>>",
        ])
        let document = try #require(PDFDocument(data: data))
        let link = try #require(document.page(at: 0)?.annotations.first)
        #expect(link.destination == nil)
    }

    @Test func theGeometryOfAnAnnotationMovesWithIt() {
        let line = PDFAnnotation(bounds: CGRect(x: 10, y: 10, width: 50, height: 50), forType: .line, withProperties: nil)
        (line.startPoint, line.endPoint, line.endLineStyle) = (.zero, CGPoint(x: 50, y: 50), .closedArrow)
        line.bounds = CGRect(x: 100, y: 10, width: 50, height: 50)
        #expect(line.startPoint == .zero && line.endPoint == CGPoint(x: 50, y: 50) && line.startLineStyle == .none)
        #expect(line.value(forAnnotationKey: .linePoints) as? [Int] == [100, 10, 150, 60])
        #expect(line.value(forAnnotationKey: .lineEndingStyles) as? [String] == ["/None", "/ClosedArrow"])
        let mark = PDFAnnotation(bounds: CGRect(x: 10, y: 10, width: 50, height: 20), forType: .underline, withProperties: nil)
        let corners = [CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20), .zero, CGPoint(x: 50, y: 0)]
        mark.quadrilateralPoints = corners.map { NSValue(cgPoint: $0) }
        mark.bounds.origin = CGPoint(x: 30, y: 40)
        #expect(mark.quadrilateralPoints?.map(\.cgPointValue) == corners && mark.markupType == .underline)
    }

    @Test func placesInTheDocumentSurviveItsWriting() throws {
        let document = Samples.document(["One", "Two"])
        let first = try #require(document.page(at: 0))
        let second = try #require(document.page(at: 1))
        let link = PDFAnnotation(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), forType: .link, withProperties: nil)
        link.destination = PDFDestination(page: second, at: CGPoint(x: 5, y: 200))
        first.addAnnotation(link)
        let named = PDFAnnotation(bounds: CGRect(x: 60, y: 0, width: 50, height: 50), forType: .link, withProperties: nil)
        named.action = PDFActionNamed(name: .lastPage)
        first.addAnnotation(named)
        document.exchangePage(at: 0, withPageAt: 1)
        let read = try reread(document)
        let links = try #require(read.page(at: 1)?.annotations)
        #expect(links[0].destination?.page === read.page(at: 0) && links[0].destination?.point == CGPoint(x: 5, y: 200))
        #expect((links[0].action as? PDFActionGoTo)?.type == "GoTo" && (links[1].action as? PDFActionNamed)?.name == .lastPage)
    }

    @Test func valuesAreSetByTheirKeys() {
        let note = PDFAnnotation(
            bounds: CGRect(x: 0, y: 0, width: 20, height: 20), forType: .text,
            withProperties: [PDFAnnotationKey.contents: "Hi", "/T": "Ada"])
        #expect(note.contents == "Hi" && note.userName == "Ada" && note.type == "Text")
        #expect(note.setValue(UIColor.red, forAnnotationKey: .color) && note.color == .red)
        #expect(note.setValue("mine", forAnnotationKey: PDFAnnotationKey(rawValue: "/Own")))
        #expect(note.value(forAnnotationKey: PDFAnnotationKey(rawValue: "/Own")) as? String == "mine")
        let alpha = PDFAnnotationKey(rawValue: "/CA")
        #expect(note.setValue(Float(0.5), forAnnotationKey: alpha) && note.value(forAnnotationKey: alpha) as? Double == 0.5)
        #expect(note.setValue(UInt8(3), forAnnotationKey: .quadding) && note.value(forAnnotationKey: .quadding) as? Int == 3)
        #expect(note.setBoolean(true, forAnnotationKey: .open) && note.isOpen)
        #expect(note.setRect(CGRect(x: 5, y: 5, width: 9, height: 9), forAnnotationKey: .rect) && note.bounds.width == 9)
        #expect(!note.setValue(NSObject(), forAnnotationKey: .contents))
        note.removeValue(forAnnotationKey: .contents)
        #expect(note.contents == nil)
        note.shouldDisplay = false
        #expect(!note.shouldDisplay && note.shouldPrint)
    }

    @Test func anAppsClassDrawsItselfAlsoIntoTheFile() throws {
        let document = Samples.document([""])
        let page = try #require(document.page(at: 0))
        page.addAnnotation(Blot(bounds: CGRect(x: 50, y: 50, width: 40, height: 40), forType: .stamp, withProperties: nil))
        #expect(Samples.color(page, 70, 70) == [0, 255, 0])
        let written = try reread(document)
        let read = try #require(written.page(at: 0))
        #expect(read.annotations.first?.type == "Stamp" && Samples.color(read, 70, 70) == [0, 255, 0])
        let moved = try #require(read.annotations.first)
        moved.bounds.origin.x = 120
        #expect(Samples.color(read, 70, 70) == [255, 255, 255] && Samples.color(read, 140, 70) == [0, 255, 0])
    }

    @Test func annotationsCanBecomePartOfThePage() throws {
        let document = Samples.document(["Hello"])
        document.page(at: 0)?.addAnnotation(Blot(bounds: CGRect(x: 50, y: 50, width: 40, height: 40), forType: .stamp, withProperties: nil))
        let data = try #require(document.dataRepresentation(options: [PDFDocumentWriteOption.burnInAnnotationsOption: true]))
        let read = try #require(PDFDocument(data: data)?.page(at: 0))
        #expect(read.annotations.isEmpty && Samples.color(read, 70, 70) == [0, 255, 0])
        #expect(document.page(at: 0)?.annotations.count == 1 && document.page(at: 0)?.displaysAnnotations == true)
    }
}

private final class Blot: PDFAnnotation {
    override func draw(with box: PDFDisplayBox, in context: CGContext) {
        context.setFillColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor)
        context.fill(bounds)
    }
}
