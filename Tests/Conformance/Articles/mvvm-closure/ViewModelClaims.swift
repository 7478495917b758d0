import UIKit
import XCTest

final class ViewModelClaims: XCTestCase {
    func test_c08_c09_everyOtherCharacterIsACapital() {
        let model = Closures.HomeViewModel(category: Category(id: 1, name: "Hollywood"))
        XCTAssertEqual(model.transformName("vietnam"), "ViEtNaM")
        XCTAssertEqual(model.displayName, "HoLlYwOoD")
    }

    func test_c10_l01_aNewNameIsTold() {
        let model = Closures.HomeViewModel(category: Category(id: 1, name: "Hollywood"))
        var told: [String] = []
        model.onSuccess = { told.append($0) }
        model.changeCategoryName("vietnam")
        XCTAssertEqual(told, ["ViEtNaM"])
        XCTAssertEqual(model.displayName, "ViEtNaM")
    }

    /// A controller with its label and button connected, as its storyboard would; what the label says at first, and after a tap.
    @MainActor private func texts(of controller: UIViewController, _ action: Selector) -> [String?] {
        let (label, button) = (UILabel(), UIButton())
        controller.setValue(label, forKey: "categoryNameLabel")
        Screen.show(controller)
        controller.view.addSubview(label)
        button.addTarget(controller, action: action, for: .touchUpInside)
        let first = label.text
        button.sendActions(for: .touchUpInside)
        return withExtendedLifetime(label) { [first, label.text] }
    }

    @MainActor func test_c11_c12_theViewShowsTheNameAndEachNewOne() {
        let texts = texts(of: Closures.HomeView(), #selector(Closures.HomeView.didTapButtonChangeCategory(_:)))
        XCTAssertEqual(texts, ["HoLlYwOoD", "ViEtNaM"])
    }

    func test_c14_c15_aBindingTellsItsValueAtOnceAndWheneverItIsSet() {
        let binding = Bindings.Binding(value: 1)
        var told: [Int] = []
        binding.bind { told.append($0) }
        XCTAssertEqual(told, [1])
        binding.value = 2
        binding.value = 2
        XCTAssertEqual(told, [1, 2, 2])
    }

    func test_c16_c17_settingTheBoundNameTellsIt() {
        let model = Bindings.HomeViewModel(category: Category(id: 1, name: "Hollywood"))
        let name: Bindings.Binding<String> = model.displayName
        var told: [String] = []
        name.bind { told.append($0) }
        name.value = "x"
        model.changeCategoryName("vietnam")
        XCTAssertEqual(told, ["HoLlYwOoD", "x", "ViEtNaM"])
        XCTAssertEqual(model.category.name, "vietnam")
    }

    @MainActor func test_c18_theBoundViewShowsTheFirstAndEachNewName() {
        let texts = texts(of: Bindings.HomeView(), #selector(Bindings.HomeView.didTapButtonChangeCategory(_:)))
        XCTAssertEqual(texts, ["HoLlYwOoD", "ViEtNaM"])
    }
}
