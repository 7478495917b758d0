import Foundation
import FoundationXML
import SampanFoundation
import Testing

@Suite struct XMLErrorTests {
    private final class Log: NSObject, XMLParserDelegate {
        var errors: [any Error] = []
        func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { errors.append(parseError) }
    }

    @Test(arguments: ["<a><b></a>", "<a><b>", "<a/><b/>", "<a b='1", "<a b=1/>"])
    func whatIsNotWellFormedIsNotParsed(_ text: String) {
        let parser = XMLParser(data: Data(text.utf8))
        let log = Log()
        parser.delegate = log
        #expect(!parser.parse() && parser.parserError != nil && !log.errors.isEmpty)
    }

    @Test func whatIsWellFormedIsParsed() {
        let parser = XMLParser(data: Data("<a b='1'>text<c/></a>".utf8))
        #expect(parser.parse() && parser.parserError == nil)
    }

    @Test func aPrefixThatNobodyDeclaredIsNoError() {
        #expect(XMLParser(data: Data("<a><b:c/></a>".utf8)).parse())
        #expect(!XMLParser(data: Data("<a><b:c/>".utf8)).parse())
    }
}
