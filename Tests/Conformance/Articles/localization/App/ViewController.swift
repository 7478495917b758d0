import UIKit

class ViewController: UIViewController {
    @IBOutlet weak var lbHello: UILabel!
    @IBOutlet weak var btnChangeLanguage: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let (label, button) = (UILabel(), UIButton())
        view.addSubview(label)
        view.addSubview(button)
        (lbHello, btnChangeLanguage) = (label, button)
        setDataForUI()
    }

    var texts: [String?] { [lbHello.text, btnChangeLanguage.title(for: .normal)] }

    // listing localization-04
}
