import Testing
import UIKit

@testable import SwiftUI

@Suite struct TextTests {
    @Test func aLiteralIsAKeyAndAStringStandsAsItIs() {
        let string = "title"
        if case .key(let key, _, _) = Text("title").source { #expect(key == "title") } else { Issue.record("a literal is no key") }
        if case .verbatim(let text) = Text(string).source { #expect(text == "title") } else { Issue.record("a string is not verbatim") }
    }

    @Test @MainActor func aStyleThatHidesOneThatHidesTheForegroundsIsTheForegrounds() {
        var environment = EnvironmentValues()
        environment.foregroundStyles = ForegroundStyles(levels: [AnyShapeStyle(AnyShapeStyle(HierarchicalShapeStyle.secondary))])
        let paint = HierarchicalShapeStyle.primary._paint(in: environment).paint
        #expect(paint == HierarchicalShapeStyle.secondary._paint(in: EnvironmentValues()).paint)
    }

    @Test @MainActor func leadingMovesTheLinesOfTheSystemFont() {
        func height(_ font: Font) -> CGFloat { font.uiFont(in: EnvironmentValues()).lineHeight }
        #expect(abs(height(.body.leading(.tight)) - height(.body) + 2) < 0.001)
        #expect(abs(height(.body.bold().leading(.loose)) - height(.body.bold()) - 2) < 0.001)
        #expect(height(.body.leading(.standard)) == height(.body))
    }

    @Test @MainActor func valuesAreWrittenByFormatters() {
        let formatter = DateFormatter()
        (formatter.dateFormat, formatter.locale, formatter.timeZone) = ("yyyy-MM-dd", Locale(identifier: "en"), TimeZone(identifier: "UTC"))
        let date = Date(timeIntervalSince1970: 86_400)
        let environment = EnvironmentValues()
        #expect(Text(date, formatter: formatter).plainString(in: environment) == "1970-01-02")
        #expect(Text("Item at \(date, formatter: formatter)").plainString(in: environment) == "Item at 1970-01-02")
    }
}
