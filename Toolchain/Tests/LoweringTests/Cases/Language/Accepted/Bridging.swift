import UIKit

// MARK: Texts
func text(_ text: String) -> NSString { text as NSString }
func text(_ text: NSString) -> String { text as String }
func length(_ text: String) -> Int { (text as NSString).length }

// MARK: Arrays
func array(_ array: [String]) -> NSArray { array as NSArray }
func array(_ array: NSArray) -> [Any] { array as [AnyObject] }
func strings(_ array: NSArray) -> [String]? { array as? [String] }

// MARK: Dictionaries
func dictionary(_ dictionary: [String: Any]) -> NSDictionary { dictionary as NSDictionary }
func dictionary(_ dictionary: NSDictionary) -> [String: Int]? { dictionary as? [String: Int] }

// MARK: Sets
func set(_ set: Set<String>) -> NSSet { set as NSSet }

// MARK: Numbers
func number(_ number: Int) -> NSNumber { number as NSNumber }
func number(_ number: Double) -> NSNumber { NSNumber(value: number) }
func integer(_ number: NSNumber) -> Int? { number as? Int }
func certain(_ number: NSNumber) -> Double { number as! Double }
let literals: [NSNumber] = [1, 2.5, true]

// MARK: Any object
func object(_ value: Any) -> AnyObject { value as AnyObject }
func text(of object: AnyObject) -> String? { object as? String }
func views(_ objects: [AnyObject]) -> [UIView]? { objects as? [UIView] }

// MARK: Values of Foundation's
func data(_ data: Data) -> NSData { data as NSData }
func date(_ date: NSDate) -> Date { date as Date }
func url(_ url: URL) -> NSURL { url as NSURL }

// MARK: Errors
func error(_ error: any Error) -> NSError { error as NSError }
func code(_ error: any Error) -> Int { (error as NSError).code }
func thrown(_ error: NSError) throws { throw error }
func isMissing(_ error: any Error) -> Bool { (error as? CocoaError)?.code == .fileNoSuchFile }

// MARK: Given where an object is asked for
func give(_ label: UILabel) {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .kern: 2]
    label.attributedText = NSAttributedString(string: "text", attributes: attributes)
    UserDefaults.standard.set(["key": 3], forKey: "values")
    NotificationCenter.default.post(name: Notification.Name("Name"), object: self as Any?, userInfo: ["count": 3])
}
let `self` = 3

// MARK: A literal as an object
let list: NSArray = [1, "two", 3.0]
let table: NSDictionary = ["one": 1]
let word: NSString = "word"

// MARK: Structures of C's as values
func value(_ rect: CGRect) -> NSValue { NSValue(cgRect: rect) }
func rect(_ value: NSValue) -> CGRect { value.cgRectValue }

// MARK: In collections
func mixed() -> [Any] { [1, "two", UIView(), Date(), [3], ["four": 4]] }
func tags(_ views: [UIView]) -> [NSNumber] { views.map { NSNumber(value: $0.tag) } }

// MARK: Ranges
func range(_ text: String) -> NSRange { NSRange(text.startIndex..., in: text) }
func part(_ text: String, _ range: NSRange) -> Substring? { Range(range, in: text).map { text[$0] } }

// MARK: Core Foundation's names
func core(_ text: CFString) -> String { text as String }
func core(_ text: String) -> CFString { text as CFString }
