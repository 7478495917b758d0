import UIKit

// MARK: An object's text without a cast
// expected-error@+1 {{'NSString' is not implicitly convertible to 'String'; did you mean to use 'as' to explicitly convert?}}
func text(_ text: NSString) -> String { text }

// MARK: A text as an object without a cast
// expected-error@+1 {{cannot convert return expression of type 'String' to return type 'NSString'}}
func object(_ text: String) -> NSString { text }

// MARK: An array without a cast
// expected-error@+1 {{'NSArray' is not convertible to '[Any]'}}
func array(_ array: NSArray) -> [Any] { array }

// MARK: A dictionary without a cast
// expected-error@+1 {{cannot convert return expression of type '[String : Any]' to return type 'NSDictionary'}}
func dictionary(_ dictionary: [String: Any]) -> NSDictionary { dictionary }

// MARK: A number without a cast
// expected-error@+1 {{cannot convert return expression of type 'Int' to return type 'NSNumber'}}
func number(_ number: Int) -> NSNumber { number }

// MARK: A number of an object without a cast
// expected-error@+1 {{'NSNumber' is not convertible to 'Int'}}
func integer(_ number: NSNumber) -> Int { number }

// MARK: A number of an object by as
// expected-error@+1 {{'NSNumber' is not convertible to 'Int'}}
func asInteger(_ number: NSNumber) -> Int { number as Int }

// MARK: A text of any object by as
// expected-error@+1 {{'AnyObject' is not convertible to 'String'}}
func asText(_ object: AnyObject) -> String { object as String }

// MARK: An array of texts of an array by as
// expected-error@+1 {{'NSArray' is not convertible to '[String]'}}
func asTexts(_ array: NSArray) -> [String] { array as [String] }

// MARK: A number as a text's object
// expected-error@+1 {{cannot convert value of type 'Int' to type 'NSString' in coercion}}
func asString(_ number: Int) -> NSString { number as NSString }

// MARK: A text as an array's object
// expected-error@+1 {{cannot convert value of type 'String' to type 'NSArray' in coercion}}
func asArray(_ text: String) -> NSArray { text as NSArray }

// MARK: Data without a cast
// expected-error@+1 {{cannot convert return expression of type 'Data' to return type 'NSData'}}
func data(_ data: Data) -> NSData { data }

// MARK: A date without a cast
// expected-error@+1 {{'NSDate' is not implicitly convertible to 'Date'; did you mean to use 'as' to explicitly convert?}}
func date(_ date: NSDate) -> Date { date }

// MARK: An address without a cast
// expected-error@+1 {{cannot convert return expression of type 'URL' to return type 'NSURL'}}
func url(_ url: URL) -> NSURL { url }

// MARK: An error without a cast
// expected-error@+1 {{cannot convert return expression of type 'any Error' to return type 'NSError'}}
func error(_ error: any Error) -> NSError { error }

// MARK: A number with what is not a number
// expected-error@+1 {{'NSNumber' is not convertible to 'Int'}}
func sum(_ number: NSNumber) -> Int { number + 1 }

// MARK: A structure of C's as an object
// expected-error@+1 {{cannot convert value of type 'CGPoint' to type 'NSString' in coercion}}
func point(_ point: CGPoint) -> NSString { point as NSString }

// MARK: A view of any object by as
// expected-error@+1 {{'AnyObject' is not convertible to 'UIView'}}
func view(_ object: AnyObject) -> UIView { object as UIView }
