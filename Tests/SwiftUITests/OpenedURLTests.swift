import Foundation
import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Heard {
    var addresses: [String] = []
}

private struct Listening: View {
    let heard: Heard
    @State private var prefix = "a"
    @State private var isListening = true

    var body: some View {
        VStack {
            Button("Other") { prefix = "b" }
            Button("Enough") { isListening = false }
            if isListening { Text(verbatim: prefix).onOpenURL { heard.addresses.append("\(prefix) \($0.absoluteString)") } }
        }
    }
}

@Suite(.session) @MainActor
struct OpenedURLTests {
    private let urls = OpenedURLs()
    private let heard = Heard()

    private func open(_ address: String) throws { urls.open(try #require(URL(string: address))) }

    @Test func aViewIsToldOfAddressesAsLongAsItIsThere() throws {
        let stage = Stage(Listening(heard: heard).environment(\.openedURLs, urls))
        urls.begin()
        try open("app://1")
        stage.tap("Other")
        try open("app://2")
        #expect(heard.addresses == ["a app://1", "b app://2"])
        stage.tap("Enough")
        try open("app://3")
        #expect(heard.addresses.count == 2)
    }

    @Test func whatCameBeforeTheViewsIsToldOnceTheyAreThere() throws {
        try open("app://early")
        let stage = Stage(Listening(heard: heard).environment(\.openedURLs, urls))
        #expect(heard.addresses.isEmpty)
        urls.begin()
        urls.begin()
        #expect(heard.addresses == ["a app://early"] && stage.texts.contains("a"))
    }
}
