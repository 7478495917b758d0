import Combine
import Foundation
import QuartzCore
import SampanFoundation
import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private final class Published: ObservableObject { let name = "published" }
@Observable private final class Observed { let name = "observed" }

private struct Shown: View {
    @Environment(\.number) private var number
    @EnvironmentObject private var published: Published
    @Environment(Observed.self) private var observed
    var body: some View { Text(verbatim: "\(number) \(published.name) \(observed.name)") }
}

private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    let found: Found
    var body: some View {
        found.manager = undoManager
        return Button("look") { found.tapped = undoManager }
    }
}
private final class Found { var manager, tapped: UndoManager? }

@Suite(.session) @MainActor
struct SceneEnvironmentTests {
    @Test func whatASceneIsGivenReachesItsWindows() throws {
        let scene = WindowGroup { Shown() }.environment(\.number, 7).environmentObject(Published()).environment(Observed())
        let view = try #require(scene._windows().groups.first).make()
        #expect(Stage(view).texts == ["7 published observed"])
    }

    @Test func aViewUndoesByItsWindow() {
        let found = Found()
        let stage = Stage(Undoing(found: found))
        stage.tap("look")
        #expect(found.manager === stage.window.undoManager && found.tapped === stage.window.undoManager)
        #expect(stage.window.undoManager != nil)
    }
}
