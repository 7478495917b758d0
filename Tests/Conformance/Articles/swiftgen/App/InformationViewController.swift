import UIKit

class InformationViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "About") { [unowned self] _ in showAbout() })
        button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
        view.addSubview(button)
    }

    func showAbout() { AppMain.isConverted ? showAboutByConstant() : performSegue(withIdentifier: "showAbout", sender: self) }

    private func showAboutByConstant() {
        // listing swiftgen-09
    }
}
