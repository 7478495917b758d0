import SwiftUI
import UIKit
import XCTest

@MainActor
private struct Opaque {
    // listing xcode14-p3-20
}

@MainActor
private struct Generic {
    // listing xcode14-p3-21
}

final class ViewClaims: XCTestCase {
    @MainActor private func texts<V: View>(_ view: V) -> [String?] {
        let controller = Screen.show(UIHostingController(rootView: view))
        controller.view.layoutIfNeeded()
        func look(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(look) }
        return look(controller.view).map { $0.attributedText?.string }
    }

    @MainActor func test_l20_l21_opaqueParametersMeanWhatGenericOnesDo() {
        let (first, second) = (Text(verbatim: "left"), Text(verbatim: "right"))
        XCTAssertEqual(texts(Opaque().horizontal(first, second)), ["left", "right"])
        XCTAssertEqual(texts(Generic().horizontal(first, second)), ["left", "right"])
    }
}
