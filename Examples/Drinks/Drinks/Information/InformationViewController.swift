import UIKit

/// What the app is for, with a way to the page about it.
class InformationViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var textLabel: UILabel!
    @IBOutlet private var aboutButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = Strings.Information.title
        textLabel.text = Strings.Information.text
        aboutButton.setTitle(Strings.Information.about, for: .normal)
    }

    @IBAction private func showAbout(_ sender: UIButton) { performSegue(withIdentifier: "showAbout", sender: sender) }
}
