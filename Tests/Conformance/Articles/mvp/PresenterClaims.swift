import UIKit
import XCTest

private final class Listener: NSObject, IHomeViewDelegate {
    var names: [String] = []
    func updateUI(_ categoryName: String) { names.append(categoryName) }
}

final class PresenterClaims: XCTestCase {
    func test_c06_l01_aCategoryHasAnIdAndAName() {
        let category = Category(id: 4, name: "Music")
        XCTAssertEqual(category.id, 4)
        XCTAssertEqual(category.name, "Music")
    }

    func test_c07_theServiceKnowsThreeCategories() {
        let service = CategoryService()
        XCTAssertEqual((0...4).map { service.getCategoryById(id: $0)?.name }, [nil, "Movies", "Books", "Computer", nil])
    }

    func test_c09_thePresenterTellsItsDelegateOfWhatItFound() {
        let listener = Listener()
        let presenter = HomeViewPresenter(view: listener, service: CategoryService())
        presenter.searchCategoryById(id: 9)
        XCTAssertEqual(listener.names, [])
        presenter.searchCategoryById(id: 2)
        XCTAssertEqual(listener.names, ["Books"])
    }

    @MainActor func test_c10_c11_aTapShowsTheCategory() {
        let view = HomeView()
        let (label, button) = (UILabel(), UIButton())
        Screen.show(view)
        view.view.addSubview(label)
        view.setValue(label, forKey: "categoryNameLabel")
        button.addTarget(view, action: #selector(HomeView.didTapButtonSearch(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(label.text, "Movies")
    }
}
