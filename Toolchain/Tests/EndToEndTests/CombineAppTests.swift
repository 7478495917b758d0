import Foundation
import Testing

/// An app whose view follows its model through Combine.
@Suite struct CombineAppTests {
    @Test func aViewFollowsItsModelThroughPublishers() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            import Combine
            import UIKit

            final class Model: ObservableObject {
                @Published var name = ""
                @Published private(set) var greeting = "Hello"
                @Published var isValid = false
                let saved = PassthroughSubject<String, Never>()
                private var cancellables = Set<AnyCancellable>()

                init() {
                    $name.map { $0.isEmpty ? "Hello" : "Hello, \\($0)" }.removeDuplicates().assign(to: &$greeting)
                    $name.map { $0.count > 2 }.assign(to: \\.isValid, on: self).store(in: &cancellables)
                }
            }
            """, to: "Binding/Model.swift")
        try sampan.write(
            """
            import Combine
            import UIKit

            @objcMembers final class Counter: NSObject {
                dynamic var count = 0
            }

            final class ViewController: UIViewController {
                private let model = Model()
                private let counter = Counter()
                private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                private let label = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
                private let button = UIButton(type: .system)
                private var cancellables = Set<AnyCancellable>()
                @Published private var taps = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    field.borderStyle = .roundedRect
                    field.placeholder = "Name"
                    button.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
                    button.setTitle("Save", for: .normal)
                    button.addTarget(self, action: #selector(save), for: .touchUpInside)
                    [field, label, button].forEach(view.addSubview)

                    NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
                        .compactMap { ($0.object as? UITextField)?.text }
                        .assign(to: \\.name, on: model)
                        .store(in: &cancellables)
                    model.$greeting.map(Optional.some).assign(to: \\.text, on: label).store(in: &cancellables)
                    model.$isValid.receive(on: DispatchQueue.main).assign(to: \\.isEnabled, on: button).store(in: &cancellables)
                    model.objectWillChange.sink { [weak self] in _ = self }.store(in: &cancellables)
                    model.$name.debounce(for: .milliseconds(300), scheduler: RunLoop.main).filter { !$0.isEmpty }
                        .sink { print("debounced:", $0) }.store(in: &cancellables)
                    counter.publisher(for: \\.count).sink { print("count:", $0) }.store(in: &cancellables)
                    model.saved.combineLatest($taps).sink { print("saved:", $0.0, $0.1) }.store(in: &cancellables)
                    Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().prefix(2)
                        .sink(receiveCompletion: { _ in print("timer: done") }, receiveValue: { _ in })
                        .store(in: &cancellables)
                    Just(["a": 1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
                        .replaceError(with: "none").sink { print("json:", $0) }.store(in: &cancellables)
                }

                @objc private func save() {
                    taps += 1
                    counter.count += 1
                    model.saved.send(model.name)
                }
            }

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "Binding/App.swift")
        try sampan.write(
            """
            tap "Save"
            tap "Name"
            type Ada
            wait 1
            tap "Save"
            tap "Hello, Ada"
            wait 1
            """, to: "binding.txt")
        let run = try sampan("run", "Binding", "--host", "headless", "--script", "binding.txt")
        #expect(run.succeeded, "\(run.text)")
        for line in ["count: 0", "count: 1", "debounced: Ada", "saved: Ada 1", "timer: done", #"json: {"a":1}"#] {
            #expect(run.text.contains("\(line)\n"), "\(line): \(run.text)")
        }
        #expect(!run.text.contains("saved:  "), "the button is disabled at first: \(run.text)")
    }
}
